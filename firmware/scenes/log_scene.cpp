#include "firmware/scenes/log_scene.hpp"

#include "firmware/shell/move_words.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kHints[] = {{Button::Down, Text::Earlier}, {Button::B, Text::Back}};

}  // namespace

etl::string_view LogScene::title(const Shell& shell) const {
  return shell.say(Text::Log);
}

unsigned LogScene::row_count(const Shell& shell) const {
  return shell.with_match([](const auto& match) { return match.log_size(); });
}

void LogScene::describe(const Shell& shell, unsigned index, Row& row) const {
  shell.with_match([&](const auto& match) {
    const auto entry = match.log(match.log_size() - 1 - index);
    copy_text(row.label, shell.player_name(match.seat_of(entry.player), match.seat(entry.player)));
    write_open_move(shell, entry.move, row.value);
  });
}

void LogScene::choose(Shell& /*shell*/, unsigned /*index*/) {}

etl::span<const ButtonHint> LogScene::hints(const Shell& /*shell*/) const {
  return kHints;
}

etl::string_view LogScene::words_when_empty(const Shell& shell) const {
  return shell.say(Text::LogIsEmpty);
}

}  // namespace brolly
