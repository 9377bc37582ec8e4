#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/common/random.hpp"
#include "tests/table/partner.hpp"

namespace brolly::soak {

/// Plays one random game through the protocol and checks that every answer has the right form and that answers agree
/// with each other. It knows nothing of the rules: what is legal is what `moves` says.
class RandomGame {
 public:
  RandomGame(Partner& partner, std::uint64_t seed);

  /// Says whether all was well; otherwise `finding` says what was not.
  bool play();

  const std::string& finding() const { return finding_; }
  /// The lines that lead to where the game is now.
  std::string replay() const;
  std::size_t length() const { return played_.size(); }
  bool over() const { return moves_.empty(); }

 private:
  using Lines = std::vector<std::string>;

  Lines ask(const std::string& line);
  /// Expects `ok` after one data line, which it returns.
  std::string ask_line(const std::string& line);
  void expect_ok(const std::string& line);
  void expect_error(const std::string& line);
  void expect(bool right, const std::string& finding);

  std::string new_line();
  void list_moves();
  void play_one();
  void take_an_aside();
  void look_around();
  void undo_and_replay(std::size_t count);
  /// As few lines as the protocol allows that play the last `count` moves.
  Lines lines_that_play(std::size_t count) const;
  void load_position();
  void load_damaged_position();
  void play_on_and_forget();
  void ask_bot();
  void count_sequences();
  void say_garbage();
  void play_illegal();
  void look_at_the_end();

  std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
  std::string any_of(const Lines& texts) { return texts[below(texts.size())]; }
  std::string damaged(std::string state);
  std::string random_bytes(std::size_t longest);

  Partner& partner_;
  Random random_;
  unsigned players_ = 0;
  std::string new_line_;
  std::string first_hash_;
  Lines moves_;
  Lines played_;
  /// How many of the moves played can be taken back: `position` forgets them.
  std::size_t undoable_ = 0;
  std::string finding_;
};

}  // namespace brolly::soak
