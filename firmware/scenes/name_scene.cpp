#include "firmware/scenes/name_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"

namespace brolly {
namespace {

constexpr unsigned kColumns = 9;
constexpr unsigned kRows = 5;
constexpr unsigned kKeys = kColumns * kRows;
constexpr int kKeyHeight = 25;
constexpr int kBoardTop = kHeaderHeight + 58;
constexpr Rect name_box(const Rect& screen) {
  return {screen.width / 2 - 90, kHeaderHeight + 12, 180, 34};
}

// Both boards have the same letters in the same places. The last key is a space, shown as a bar.
constexpr etl::string_view kUpper = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÈÉÊËÎÏÌÒÔÙ123’- ";
constexpr etl::string_view kLower = "abcdefghijklmnopqrstuvwxyzàâçèéêëîïìòôù123’- ";

/// In UTF-8 every byte but the first of a letter starts with the bits 10.
constexpr bool is_first_byte(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
}

constexpr unsigned letters_in(etl::string_view text) {
  unsigned count = 0;
  for (const char byte : text) count += is_first_byte(byte) ? 1U : 0U;
  return count;
}
static_assert(letters_in(kUpper) == kKeys && letters_in(kLower) == kKeys);

constexpr ButtonHint kHints[] = {
    {Button::A, Text::Type}, {Button::X, Text::Erase}, {Button::Y, Text::Case}, {Button::B, Text::Done}};

/// The key's letter, as the bytes of the board that make it.
etl::string_view letter_of(etl::string_view board, unsigned key) {
  for (unsigned index = 0;; ++index) {
    etl::string_view rest = board;
    next_letter(rest);
    const std::size_t bytes = board.size() - rest.size();
    if (index == key) return board.substr(0, bytes);
    board.remove_prefix(bytes);
  }
}

}  // namespace

void NameScene::enter(Shell& shell, bool is_new) {
  if (!is_new) return;
  name_ = shell.names[shell.edited_seat];
  key_ = 0;
  is_lower_ = !name_.empty();
}

void NameScene::handle(Shell& shell, const ButtonEvent& event) {
  if (!event.is_step()) return;
  switch (event.button) {
    case Button::A:
      return type(shell);
    case Button::X:
      return erase(shell);
    case Button::Y:
      is_lower_ = !is_lower_;
      return shell.redraw(body_of(shell.screen()));
    case Button::B:
      return keep(shell);
    default:
      return move(shell, event.button);
  }
}

void NameScene::move(Shell& shell, Button button) {
  shell.redraw(key_rect(shell.screen(), key_));
  unsigned column = key_ % kColumns;
  unsigned row = key_ / kColumns;
  if (button == Button::Left) column = (column + kColumns - 1) % kColumns;
  if (button == Button::Right) column = (column + 1) % kColumns;
  if (button == Button::Up) row = (row + kRows - 1) % kRows;
  if (button == Button::Down) row = (row + 1) % kRows;
  key_ = row * kColumns + column;
  shell.hum(melodies::kStep);
  shell.redraw(key_rect(shell.screen(), key_));
}

void NameScene::type(Shell& shell) {
  const etl::string_view letter = letter_of(is_lower_ ? kLower : kUpper, key_);
  if (letters_in(name_) == kLongestName || (letter == " " && name_.empty())) return shell.hum(melodies::kRefuse);
  name_.append(letter.data(), letter.size());
  shell.hum(melodies::kStep);
  // A name has one capital letter in front.
  if (letters_in(name_) == 1 && !is_lower_) {
    is_lower_ = true;
    return shell.redraw(body_of(shell.screen()));
  }
  shell.redraw(name_box(shell.screen()));
}

void NameScene::erase(Shell& shell) {
  if (name_.empty()) return shell.hum(melodies::kRefuse);
  while (!is_first_byte(name_.back())) name_.pop_back();
  name_.pop_back();
  shell.hum(melodies::kStep);
  if (name_.empty()) {
    is_lower_ = false;
    return shell.redraw(body_of(shell.screen()));
  }
  shell.redraw(name_box(shell.screen()));
}

void NameScene::keep(Shell& shell) {
  while (!name_.empty() && name_.back() == ' ') name_.pop_back();
  shell.names[shell.edited_seat] = name_;
  shell.hum(melodies::kBack);
  shell.close();
}

Rect NameScene::key_rect(const Rect& screen, unsigned key) const {
  const int width = (screen.width - 12) / static_cast<int>(kColumns);
  const int left = (screen.width - width * static_cast<int>(kColumns)) / 2;
  return {left + static_cast<int>(key % kColumns) * width, kBoardTop + static_cast<int>(key / kColumns) * kKeyHeight,
          width, kKeyHeight};
}

void NameScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  draw_header(canvas, shell, shell.say(Text::EditName));
  const Rect box = name_box(shell.screen());
  canvas.fill_rounded(box, 6, palette::kPanel);
  // Without a name of its own, the seat shows the one it has by default.
  if (name_.empty()) {
    canvas.text_centered(box.x + box.width / 2, box.y + 7, fonts::kBody, shell.default_name(shell.edited_seat),
                         palette::kDimText);
  } else {
    const int left = box.x + box.width / 2 - fonts::kBody.width(name_) / 2;
    const int end = canvas.text(left, box.y + 7, fonts::kBody, name_, palette::kText);
    canvas.fill({end + 1, box.y + 8, 2, 18}, palette::kHighlight);
  }
  for (unsigned key = 0; key < kKeys; ++key) draw_key(canvas, shell, key);
  draw_footer(canvas, shell, kHints);
}

void NameScene::draw_key(Canvas& canvas, const Shell& shell, unsigned key) const {
  const Rect place = key_rect(shell.screen(), key);
  if (!canvas.shows(place)) return;
  const bool is_chosen = key == key_;
  if (is_chosen) canvas.fill_rounded(place.inset(1), 5, palette::kHighlight);
  const Color color = is_chosen ? palette::kGround : palette::kText;
  const etl::string_view letter = letter_of(is_lower_ ? kLower : kUpper, key);
  if (letter == " ") {
    canvas.fill({place.x + 6, place.y + place.height - 9, place.width - 12, 2}, color);
  } else {
    canvas.text_centered(place.x + place.width / 2, place.y + 2, fonts::kBody, letter, color);
  }
}

}  // namespace brolly
