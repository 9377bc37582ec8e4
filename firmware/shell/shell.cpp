#include "firmware/shell/shell.hpp"

#include <algorithm>

#include "firmware/texts/fill_in.hpp"

namespace brolly {

Name Shell::default_name(unsigned seat) const {
  etl::string<40> text;
  fill_in(text, say(Text::PlayerNumber), Digits(static_cast<std::int32_t>(seat + 1)));
  return Name(text);
}

etl::string<40> Shell::player_name(unsigned seat, const Seat& who) const {
  if (!who.is_bot) return etl::string<40>(names[seat].empty() ? default_name(seat) : names[seat]);
  etl::string<40> text;
  fill_in(text, say(Text::BotNumber), Digits(static_cast<std::int32_t>(seat + 1)));
  return text;
}

void Shell::open(SceneId scene) {
  stack_.push_back(scene);
}

void Shell::close() {
  BROLLY_CHECK(stack_.size() > 1);
  stack_.pop_back();
}

void Shell::replace(SceneId scene) {
  stack_.back() = scene;
}

void Shell::go_home() {
  stack_.resize(1);
  stack_.front() = SceneId::Menu;
}

bool Shell::lies_below(SceneId scene) const {
  return std::find(stack_.begin(), stack_.end(), scene) != stack_.end();
}

void Shell::ask(Text question, Text yes) {
  question_ = {question, yes};
  open(SceneId::Question);
}

void Shell::answer(bool yes) {
  close();
  has_answer_ = true;
  answer_ = yes;
}

bool Shell::take_answer(bool& yes) {
  yes = answer_;
  return std::exchange(has_answer_, false);
}

void Shell::start_game(GameKind game) {
  kind = game;
  const SetUp& agreed = set_up();
  const unsigned first = agreed.first < agreed.players ? agreed.first : Random(draw_number()).below(agreed.players);
  const std::uint32_t deal = draw_number();
  if (kind == GameKind::Umbrella) {
    umbrella::Options options = agreed.umbrella;
    options.players = agreed.players;
    if (agreed.players == 1) {
      options.faces = umbrella::Faces::Black;
    } else if (!umbrella::rules_of(options.edition).faces_are_chosen) {
      options.faces = umbrella::Faces::Random;
    }
    umbrella.start(options, agreed, first, deal);
  } else {
    parade.start({agreed.players}, agreed, first, deal);
  }
  go_home();
  open(SceneId::Game);
}

bool Shell::is_running(GameKind game) const {
  return game == GameKind::Umbrella ? umbrella.is_running() : parade.is_running();
}

}  // namespace brolly
