#include "firmware/scenes/set_up_scene.hpp"

#include <array>

#include "firmware/shell/melodies.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kHints[] = {{Button::A, Text::Choose}, {Button::B, Text::Back}};
constexpr ButtonHint kSeatHints[] = {{Button::A, Text::Rename}, {Button::Right, Text::Change}, {Button::B, Text::Back}};
constexpr std::array<Text, kStrengths> kStrengthTexts{Text::BotRandom, Text::BotEasy, Text::BotMedium, Text::BotHard,
                                                      Text::BotExpert};
constexpr std::array<Text, umbrella::kEditions> kEditionTexts{Text::EditionItalian, Text::EditionEnglish,
                                                              Text::EditionFrenchOld, Text::EditionFrenchNew};
constexpr std::array<Text, 3> kFacesTexts{Text::FacesBlack, Text::FacesWhite, Text::FacesRandom};

/// Goes round from the last value to the first.
template <class Value>
void go_round(Value& value, int by, unsigned count, unsigned lowest = 0) {
  const unsigned at = static_cast<unsigned>(value) - lowest;
  value = static_cast<Value>((at + count + static_cast<unsigned>(by)) % count + lowest);
}

/// A person, then the bots from the weakest to the strongest.
void change_seat(Seat& seat, int by) {
  unsigned at = seat.is_bot ? 1 + static_cast<unsigned>(seat.strength) : 0;
  go_round(at, by, kStrengths + 1);
  seat.is_bot = at != 0;
  if (seat.is_bot) seat.strength = static_cast<Strength>(at - 1);
}

/// At random, or one of the seats.
void change_first(SetUp& set_up, int by) {
  unsigned at = set_up.first < set_up.players ? set_up.first + 1U : 0;
  go_round(at, by, set_up.players + 1U);
  set_up.first = at == 0 ? SetUp::kFirstAtRandom : static_cast<std::uint8_t>(at - 1);
}

}  // namespace

bool SetUpScene::is_listed(const Shell& shell, Item item) {
  const SetUp& set_up = shell.set_up();
  switch (item) {
    case Item::First:
      return set_up.players > 1;
    case Item::Level:
    case Item::Edition:
      return shell.kind == GameKind::Umbrella;
    case Item::Faces:
      return shell.kind == GameKind::Umbrella && set_up.players > 1 &&
             umbrella::rules_of(set_up.umbrella.edition).faces_are_chosen;
    default:
      return true;
  }
}

SetUpScene::Place SetUpScene::place_of(const Shell& shell, unsigned index) {
  const unsigned seats = shell.set_up().players;
  if (index == 0) return {Item::Start};
  if (index == 1) return {Item::Players};
  if (index < 2 + seats) return {Item::Seat, index - 2};
  unsigned left = index - 2 - seats;
  for (const Item item : {Item::First, Item::Level, Item::Edition, Item::Faces}) {
    if (is_listed(shell, item) && left-- == 0) return {item};
  }
  return {Item::Start};
}

etl::string_view SetUpScene::title(const Shell& shell) const {
  return shell.say(shell.kind == GameKind::Umbrella ? Text::Umbrella : Text::Parade);
}

unsigned SetUpScene::row_count(const Shell& shell) const {
  unsigned count = 2U + shell.set_up().players;
  for (const Item item : {Item::First, Item::Level, Item::Edition, Item::Faces})
    count += is_listed(shell, item) ? 1U : 0U;
  return count;
}

void SetUpScene::describe_seat(const Shell& shell, unsigned seat, Row& row) {
  const Seat& who = shell.set_up().seats[seat];
  copy_text(row.label, shell.player_name(seat, who));
  copy_text(row.value, shell.say(who.is_bot ? kStrengthTexts[static_cast<unsigned>(who.strength)] : Text::Person));
}

void SetUpScene::describe(const Shell& shell, unsigned index, Row& row) const {
  const SetUp& set_up = shell.set_up();
  const auto [item, seat] = place_of(shell, index);
  row.can_change = item != Item::Start;
  switch (item) {
    case Item::Start:
      copy_text(row.label, shell.say(Text::StartGame));
      return;
    case Item::Players:
      copy_text(row.label, shell.say(Text::Players));
      copy_text(row.value, Digits(set_up.players));
      if (set_up.players == 1) copy_text(row.value, shell.say(Text::Solo));
      return;
    case Item::Seat:
      return describe_seat(shell, seat, row);
    case Item::First:
      copy_text(row.label, shell.say(Text::WhoStarts));
      if (set_up.first < set_up.players) {
        copy_text(row.value, shell.player_name(set_up.first, set_up.seats[set_up.first]));
      } else {
        copy_text(row.value, shell.say(Text::AtRandom));
      }
      return;
    case Item::Level:
      copy_text(row.label, shell.say(Text::Level));
      copy_text(row.value, Digits(set_up.umbrella.level));
      return;
    case Item::Edition:
      copy_text(row.label, shell.say(Text::Edition));
      copy_text(row.value, shell.say(kEditionTexts[static_cast<unsigned>(set_up.umbrella.edition)]));
      return;
    case Item::Faces:
      copy_text(row.label, shell.say(Text::Faces));
      copy_text(row.value, shell.say(kFacesTexts[static_cast<unsigned>(set_up.umbrella.faces)]));
      return;
  }
}

void SetUpScene::choose(Shell& shell, unsigned index) {
  const auto [item, seat] = place_of(shell, index);
  if (item == Item::Seat && !shell.set_up().seats[seat].is_bot) {
    shell.edited_seat = seat;
    shell.hum(melodies::kChoose);
    return shell.open(SceneId::EditName);
  }
  if (item != Item::Start) {
    // A changes a value as right does: nobody should have to find out which it is.
    return change_value(shell, 1);
  }
  if (shell.is_running(shell.kind)) return shell.ask(Text::AskReplaceGame, Text::StartGame);
  shell.hum(melodies::kWelcome);
  shell.start_game(shell.kind);
}

void SetUpScene::answered(Shell& shell, bool yes) {
  if (yes) shell.start_game(shell.kind);
}

void SetUpScene::change(Shell& shell, unsigned index, int by) {
  SetUp& set_up = shell.set_up();
  const auto [item, seat] = place_of(shell, index);
  switch (item) {
    case Item::Start:
      return;
    case Item::Players: {
      const unsigned fewest = fewest_players(shell.kind);
      return go_round(set_up.players, by, most_players(shell.kind) - fewest + 1, fewest);
    }
    case Item::Seat:
      return change_seat(set_up.seats[seat], by);
    case Item::First:
      return change_first(set_up, by);
    case Item::Level:
      return go_round(set_up.umbrella.level, by, umbrella::kLevels, 1);
    case Item::Edition:
      return go_round(set_up.umbrella.edition, by, umbrella::kEditions);
    case Item::Faces:
      return go_round(set_up.umbrella.faces, by, static_cast<unsigned>(kFacesTexts.size()));
  }
}

etl::span<const ButtonHint> SetUpScene::hints(const Shell& shell) const {
  const auto [item, seat] = place_of(shell, cursor());
  const bool is_person = item == Item::Seat && !shell.set_up().seats[seat].is_bot;
  return is_person ? etl::span<const ButtonHint>(kSeatHints) : etl::span<const ButtonHint>(kHints);
}

}  // namespace brolly
