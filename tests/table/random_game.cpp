#include "tests/table/random_game.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <sstream>

#include "engine/common/text_out.hpp"
#include "engine/table/line_reader.hpp"

namespace brolly::soak {
namespace {

/// Random play may go round in circles for long; then the game is left unfinished.
constexpr std::size_t kLongestGame = 3000;

std::string second_word(const std::string& line) {
  std::istringstream words(line);
  std::string word;
  words >> word >> word;
  return word;
}

}  // namespace

RandomGame::RandomGame(Partner& partner, std::uint64_t seed)
    : partner_(partner), random_(seed), new_line_(new_line()) {}

std::string RandomGame::new_line() {
  Lines words;
  std::string game = "parade";
  if (below(2) == 0) {
    players_ = 2 + below(5);
  } else {
    game = "umbrella";
    players_ = 1 + below(4);
    words = {"level=" + std::to_string(1 + below(4)), "edition=" + any_of({"it", "en", "fr1", "fr2"})};
    if (words[1] == "edition=it" && players_ > 1 && below(2) == 0) {
      words.push_back("faces=" + any_of({"black", "white", "random"}));
    }
  }
  words.push_back("players=" + std::to_string(players_));
  words.push_back("seed=" + std::to_string((std::uint64_t{random_.next()} << 32U) | random_.next()));
  shuffle(words, random_);
  std::string line = "new " + game;
  for (const std::string& word : words) line += " " + word;
  return line;
}

std::string RandomGame::replay() const {
  std::string lines = new_line_ + "\n";
  for (const std::string& line : lines_that_play(length())) lines += line + "\n";
  return lines;
}

RandomGame::Lines RandomGame::lines_that_play(std::size_t count) const {
  Lines lines;
  for (std::size_t left = count; left > 0; --left) {
    const std::string& move = played_[length() - left];
    if (lines.empty() || lines.back().size() + 1 + move.size() > table::kLongestLine) lines.emplace_back("play");
    lines.back() += " " + move;
  }
  return lines;
}

bool RandomGame::play() {
  expect_ok(new_line_);
  first_hash_ = ask_line("hash");
  list_moves();
  while (finding_.empty() && !over() && length() < kLongestGame) {
    if (below(12) == 0) take_an_aside();
    play_one();
    list_moves();
  }
  look_at_the_end();
  if (below(8) == 0) undo_and_replay(undoable_);
  return finding_.empty();
}

RandomGame::Lines RandomGame::ask(const std::string& line) {
  if (!finding_.empty()) return {"error"};
  partner_.send(line + (below(16) == 0 ? "\r\n" : "\n"));
  Lines answer;
  while (true) {
    auto heard = partner_.hear();
    if (!heard) {
      expect(false, "no whole answer to: " + line);
      return {"error"};
    }
    answer.push_back(*heard);
    if (*heard == "ok" || heard->starts_with("error")) break;
  }
  const std::string& last = answer.back();
  expect(last == "ok" || (answer.size() == 1 && last.starts_with("error ") && last.size() > 6), "bad form: " + line);
  expect(partner_.silent(), "more than an answer to: " + line);
  return answer;
}

std::string RandomGame::ask_line(const std::string& line) {
  const Lines answer = ask(line);
  expect(answer.size() == 2 && answer[1] == "ok", "not one line and ok: " + line + " -> " + answer[0]);
  return answer[0];
}

void RandomGame::expect_ok(const std::string& line) {
  const Lines answer = ask(line);
  expect(answer[0] == "ok", "not ok: " + line + " -> " + answer[0]);
}

void RandomGame::expect_error(const std::string& line) {
  const Lines answer = ask(line);
  expect(answer[0].starts_with("error "), "no error: " + line + " -> " + answer[0]);
}

void RandomGame::expect(bool right, const std::string& finding) {
  if (!right && finding_.empty()) finding_ = finding;
}

void RandomGame::list_moves() {
  std::istringstream words(ask_line("moves"));
  moves_.clear();
  for (std::string move; words >> move;) moves_.push_back(move);
  const auto unsorted = std::adjacent_find(moves_.begin(), moves_.end(), std::greater_equal<>());
  expect(unsorted == moves_.end(), "moves are not sorted or not unique");
}

void RandomGame::play_one() {
  if (!finding_.empty()) return;
  // Noted first, so that a crash in it can be replayed.
  played_.push_back(any_of(moves_));
  ++undoable_;
  expect_ok("play " + played_.back());
}

void RandomGame::take_an_aside() {
  const std::string before = ask_line("hash");
  switch (below(9)) {
    case 0:
      undo_and_replay(below(undoable_ + 1));
      break;
    case 1:
      load_position();
      break;
    case 2:
      load_damaged_position();
      break;
    case 3:
      ask_bot();
      break;
    case 4:
      count_sequences();
      break;
    case 5:
      play_illegal();
      break;
    case 6:
    case 7:
      say_garbage();
      break;
    default:
      look_around();
  }
  expect(ask_line("hash") == before, "an aside has changed the state");
}

void RandomGame::look_around() {
  const std::string state = ask_line("state");
  FingerprintOut fingerprint;
  fingerprint.put(etl::string_view(state.data(), state.size()));
  char hash[32];
  std::snprintf(hash, sizeof hash, "hash %016llx", static_cast<unsigned long long>(fingerprint.fingerprint()));
  expect(ask_line("hash") == hash, "the hash is not that of the state");
  for (unsigned player = 0; player < players_; ++player) {
    expect(ask_line("view " + std::to_string(player)).starts_with("{\"game\":"), "a view is no JSON");
  }
  expect_error("view " + std::to_string(players_));
  expect(ask_line("score").starts_with("{\"players\":["), "the score is no JSON");
  expect(ask_line("bots").starts_with("random"), "the weakest bot is not the random one");
  expect(ask_line("data").starts_with('{'), "the data is no JSON");
}

void RandomGame::undo_and_replay(std::size_t count) {
  const std::string before = ask_line("hash");
  for (std::size_t back = 0; back < count; ++back) expect_ok("undo");
  if (count == undoable_) expect_error("undo");
  if (count == length()) expect(ask_line("hash") == first_hash_, "all moves taken back do not lead to the start");
  for (const std::string& line : lines_that_play(count)) expect_ok(line);
  expect(ask_line("hash") == before, "moves taken back and played again lead elsewhere");
}

void RandomGame::load_position() {
  const std::string state = ask_line("state");
  expect_ok("position " + state);
  expect(ask_line("state") == state, "a loaded position differs");
  expect_error("undo");
  undoable_ = 0;
}

/// A damaged position is rejected or, if it happens to be another position, can be played as such.
void RandomGame::load_damaged_position() {
  const std::string state = ask_line("state");
  const std::string other = damaged(state);
  const Lines answer = ask("position " + other);
  if (answer[0] != "ok") return;
  expect(ask_line("state") == other, "a loaded position is not what was given");
  play_on_and_forget();
  expect_ok("position " + state);
  undoable_ = 0;
}

std::string RandomGame::damaged(std::string state) {
  const std::size_t place = below(state.size());
  const std::size_t other = below(state.size());
  switch (below(4)) {
    case 0:
      return state.erase(place, 1 + below(3));
    case 1:
      state[place] = state[other];
      return state;
    case 2:
      state[place] = any_of({"0", "1", "2", "9", "-", "B", "R", "G", "b", "w", "~", "x", ".", ","})[0];
      return state;
    default: {
      // Two letters or two digits change places: often enough the counts stay right, and the position is possible.
      const auto alike = [&](char letter) {
        return (std::isupper(letter) != 0 && std::isupper(state[place]) != 0) ||
               (std::isdigit(letter) != 0 && std::isdigit(state[place]) != 0);
      };
      const auto found = std::find_if(state.begin() + static_cast<std::ptrdiff_t>(other), state.end(), alike);
      if (found != state.end()) std::swap(state[place], *found);
      return state;
    }
  }
}

void RandomGame::play_on_and_forget() {
  for (unsigned left = 40; left > 0; --left) {
    ask_line("score");
    const Lines answer = ask("go bot=random seed=" + std::to_string(random_.next()));
    if (answer[0] == "error the game is over") return;
    expect(answer.size() == 2, "no move in a loaded position");
    expect_ok("play " + second_word(answer[0]));
  }
}

void RandomGame::ask_bot() {
  const std::string answer = ask_line("go bot=random seed=" + std::to_string(random_.next()));
  const bool legal = std::binary_search(moves_.begin(), moves_.end(), second_word(answer));
  expect(answer.starts_with("best ") && legal, "no legal move: " + answer);
}

void RandomGame::count_sequences() {
  expect(ask_line("perft 0") == "perft 0 1", "perft 0 is not 1");
  expect(ask_line("perft 1") == "perft 1 " + std::to_string(moves_.size()), "perft 1 is not the number of moves");
  if (moves_.size() > 8) return;
  std::size_t total = 0;
  for (const std::string& move : moves_) {
    expect_ok("play " + move);
    const std::string next = ask_line("moves");
    total += static_cast<std::size_t>(std::count(next.begin(), next.end(), ' ')) + 1;
    expect_ok("undo");
  }
  expect(ask_line("perft 2") == "perft 2 " + std::to_string(total), "perft 2 is not what playing two moves shows");
}

void RandomGame::say_garbage() {
  std::string line;
  switch (below(4)) {
    case 0:
      line = random_bytes(60);
      break;
    case 1:
      line = std::string(table::kLongestLine + 1 + below(5000), 'x');
      break;
    case 2:
      line = any_of({"state", "view", "moves", "undo", "perft", "go", "position", "new", "play", "quit"}) + " " +
             random_bytes(8) + "\x01";
      break;
    default:
      line = new_line_.substr(0, below(new_line_.size())) + "?";
  }
  if (line.starts_with('#')) {
    partner_.send(line + "\n");
    expect(partner_.silent(), "a comment was answered");
  } else {
    expect_error(line);
  }
}

void RandomGame::play_illegal() {
  const std::string legal = any_of(moves_);
  for (const std::string& rest :
       {std::string(" nonsense"), " " + random_bytes(6) + "\x01", std::string(" Z9 ") + legal}) {
    expect_error("play " + legal + rest);
  }
  expect_error("play " + legal + random_bytes(3) + "\x01");
}

void RandomGame::look_at_the_end() {
  look_around();
  if (!over()) return;
  expect_error("go bot=random");
  expect_error("play pass");
  expect(ask_line("perft 3") == "perft 3 1", "a game that is over is not one sequence");
}

std::string RandomGame::random_bytes(std::size_t longest) {
  std::string bytes(below(longest + 1), '\0');
  for (char& byte : bytes) {
    do byte = static_cast<char>(below(256));
    while (byte == '\n');
  }
  return bytes;
}

}  // namespace brolly::soak
