#include "tests/engine/umbrella/play.hpp"

#include <algorithm>
#include <sstream>

#include "engine/umbrella/names.hpp"

namespace brolly::umbrella::test {

Stage stage_of(std::string_view letters) {
  Stage stage;
  for (unsigned cell = 0; cell < kCells; ++cell) {
    stage.put(nth<Cell>(cell), nth<Colour>(static_cast<unsigned>(kColourLetters.find(letters[cell]))));
  }
  return stage;
}

std::string text_of(const Stage& stage) {
  std::string letters;
  for (unsigned cell = 0; cell < kCells; ++cell) letters += letter_of(stage.at(nth<Cell>(cell)));
  return letters;
}

Heap heap_of(std::string_view letters) {
  Heap heap;
  for (const char letter : letters) heap.add(nth<Colour>(static_cast<unsigned>(kColourLetters.find(letter))));
  return heap;
}

std::string moves_text(const State& state) {
  Moves moves;
  list_moves(state.table, moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(text_of(move));
  std::sort(texts.begin(), texts.end());
  std::string line;
  for (const auto& text : texts) line += (line.empty() ? "" : " ") + text;
  return line;
}

State read(std::string_view text) {
  const auto state = read_state(view_of(text));
  if (!state) TEST_FAIL_MESSAGE(state.error().sentence.data());
  return *state;
}

std::string complaint_about(std::string_view text) {
  const auto state = read_state(view_of(text));
  if (state) return "";
  return std::string(state.error().sentence.data(), state.error().sentence.size());
}

void expect(const State& state, std::string_view piece) {
  const std::string text = text_of(state);
  if (text.find(piece) == std::string::npos) TEST_FAIL_MESSAGE((std::string(piece) + " is not in " + text).c_str());
}

void play(State& state, std::string_view moves) {
  std::istringstream words{std::string(moves)};
  for (std::string word; words >> word;) {
    const auto move = read_move(state.table, view_of(word));
    if (!move) TEST_FAIL_MESSAGE((word + " is not legal in " + text_of(state)).c_str());
    apply(state, *move);
  }
}

std::string with(std::string text, std::string_view piece, std::string_view replacement) {
  const auto place = text.find(piece);
  if (place == std::string::npos) TEST_FAIL_MESSAGE((std::string(piece) + " is not in " + text).c_str());
  return text.replace(place, piece.size(), replacement);
}

std::uint64_t perft(const State& state, unsigned depth) {
  const unsigned count = count_moves(state.table);
  if (depth == 0 || count == 0) return 1;
  std::uint64_t sum = 0;
  for (unsigned index = 0; index < count; ++index) {
    State next = state;
    apply(next, move_at(state.table, index));
    sum += perft(next, depth - 1);
  }
  return sum;
}

std::vector<Options> all_options() {
  std::vector<Options> all;
  for (std::uint8_t players = 1; players <= kMaxPlayers; ++players) {
    for (std::uint8_t level = 1; level <= kLevels; ++level) {
      for (unsigned edition = 0; edition < kEditions; ++edition) {
        all.push_back({nth<Edition>(edition), players, level, players == 1 ? Faces::Black : Faces::Random});
      }
    }
  }
  return all;
}

std::string replay(const Options& options, std::uint64_t seed, const std::vector<Move>& moves) {
  std::ostringstream lines;
  const auto name = rules_of(options.edition).name;
  lines << "new umbrella players=" << unsigned{options.players} << " level=" << unsigned{options.level}
        << " edition=" << std::string_view(name.data(), name.size());
  if (rules_of(options.edition).faces_are_chosen && options.players > 1) {
    const auto faces = kFacesNames[index_of(options.faces)];
    lines << " faces=" << std::string_view(faces.data(), faces.size());
  }
  lines << " seed=" << seed << "\nplay";
  for (const Move move : moves) lines << ' ' << text_of(move);
  return lines.str();
}

}  // namespace brolly::umbrella::test
