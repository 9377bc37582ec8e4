#include "engine/parade/bots/deals.hpp"

#include <utility>

namespace brolly::parade {

void Deals::begin(const View& view) {
  // Any seed: the first guess only finds out what is unseen and where it lies.
  Random random(0);
  state_ = guess(view, random);
  count_ = 0;
  const auto hide = [this](unsigned place) {
    places_[count_] = static_cast<std::uint8_t>(place);
    ++count_;
  };
  for (unsigned seat = 0; seat < view.progress.players; ++seat) {
    const Player player = player_at(seat);
    if (player == view.owner) continue;
    const std::size_t hidden = state_.hand(player).size() + state_.thrown(player).size();
    for (unsigned place = 0; place < hidden; ++place) hide(seat * kHandSize + place);
  }
  for (unsigned place = State::kPoolSize - view.deck_size; place < State::kPoolSize; ++place) hide(place);
  for (unsigned card = 0; card < count_; ++card) unseen_[card] = state_.pool[places_[card]];
}

void Deals::begin_seeing_all(const State& state) {
  state_ = state;
  count_ = 0;
}

const State& Deals::next(Random& random) {
  for (std::uint32_t left = count_; left != 0; --left) {
    const std::uint32_t drawn = random.below(left);
    std::swap(unseen_[left - 1], unseen_[drawn]);
    state_.pool[places_[left - 1]] = unseen_[left - 1];
  }
  return state_;
}

}  // namespace brolly::parade
