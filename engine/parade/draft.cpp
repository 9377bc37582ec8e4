#include "engine/parade/draft.hpp"

#include <etl/optional.h>

#include <cstdint>

namespace brolly::parade {

namespace {

using Fault = etl::optional<Complaint>;

constexpr Fault fault(etl::string_view sentence) {
  return Complaint{sentence};
}

/// The progress follows from the moves made and the cards drawn, but for one thing: with no turn made after the last
/// draw, the last round may or may not have begun.
OrComplaint<Progress> progress_of(const Draft& draft) {
  if (draft.deck.size() > deck_size_after_deal(draft.players))
    return complain("the deck is larger than after the deal");
  const unsigned drawn = deck_size_after_deal(draft.players) - static_cast<unsigned>(draft.deck.size());
  if (draft.ply < drawn) return complain("more cards are drawn than moves are made");
  const unsigned without_draw = draft.ply - drawn;
  if (without_draw > 2 * draft.players) return complain("more moves are made than the deck allows");

  Progress progress;
  progress.players = static_cast<std::uint8_t>(draft.players);
  progress.actor = player_at(draft.ply % draft.players);
  if (without_draw == 0 && draft.last == Draft::kNotInLastRound) return progress;
  const unsigned rounds = without_draw / draft.players;
  constexpr std::array<Phase, 3> kPhases{Phase::LastRound, Phase::Discard, Phase::Over};
  progress.phase = kPhases[rounds];
  progress.waiting = static_cast<std::uint8_t>(rounds < 2 ? draft.players - without_draw % draft.players : 0);
  return progress;
}

Fault fault_in_order(const Draft& draft, const Progress& progress) {
  const bool is_last_round = progress.phase == Phase::LastRound;
  const Phase written = is_last_round ? Phase::Play : progress.phase;
  if (draft.phase != written) return fault("the phase does not fit the ply and the deck");
  if (draft.actor != index_of(progress.actor)) return fault("the actor is not the ply modulo the players");
  if (progress.phase == Phase::Play) return {};
  const int last = is_last_round ? progress.waiting : 0;
  if (draft.last != last) return fault("last does not fit the ply and the deck");
  return {};
}

Fault fault_in_counts(const Draft& draft, const Progress& progress) {
  for (unsigned seat = 0; seat < draft.players; ++seat) {
    const Player player = player_at(seat);
    if (draft.hands[seat].size() != progress.hand_size(player)) return fault("a hand has the wrong number of cards");
    const unsigned thrown = progress.has_thrown(player) ? kThrownSize : 0;
    if (draft.thrown[seat].size() != thrown) return fault("a player has thrown the wrong number of cards");
    const unsigned kept = progress.phase == Phase::Over ? kKeptSize : 0;
    if (draft.taken[seat].size() < kept) return fault("the kept cards are not among the taken ones");
    if (seat >= draft.ply && !draft.taken[seat].is_empty()) return fault("a player has taken cards before any turn");
  }
  return {};
}

/// The last round must have its cause, and must not have had one before.
Fault fault_in_cause(const Draft& draft, const Progress& progress) {
  const unsigned drawn = deck_size_after_deal(draft.players) - static_cast<unsigned>(draft.deck.size());
  const bool has_begun = progress.phase != Phase::Play;
  const unsigned causer = (drawn + draft.players - 1) % draft.players;
  if (has_begun) {
    const bool has_cause = draft.deck.empty() || draft.taken[causer].has_every_colour();
    if (!has_cause) return fault("nothing has caused the last round");
  } else if (draft.deck.empty()) {
    return fault("the deck is empty but the last round has not begun");
  }
  if (progress.phase == Phase::Discard || progress.phase == Phase::Over) return {};
  for (unsigned seat = 0; seat < draft.players; ++seat) {
    const bool may_have_all = has_begun && (seat == causer || !progress.is_waiting(player_at(seat)));
    if (draft.taken[seat].has_every_colour() && !may_have_all) {
      return fault("six colours should have begun the last round before");
    }
  }
  return {};
}

State build(const Draft& draft, const Progress& progress) {
  State state;
  state.progress = progress;
  state.taken = draft.taken;
  for (unsigned seat = 0; seat < draft.players; ++seat) {
    state.lay_hand(player_at(seat), draft.thrown[seat], draft.hands[seat]);
  }
  state.lay({draft.parade.data(), draft.parade.size()}, {draft.deck.data(), draft.deck.size()});
  return state;
}

}  // namespace

OrComplaint<State> state_of(const Draft& draft) {
  const auto progress = progress_of(draft);
  if (!progress.has_value()) return complain(progress.error().sentence);
  for (const auto find_fault : {fault_in_order, fault_in_counts, fault_in_cause}) {
    if (const Fault found = find_fault(draft, *progress)) return complain(found->sentence);
  }
  return build(draft, *progress);
}

}  // namespace brolly::parade
