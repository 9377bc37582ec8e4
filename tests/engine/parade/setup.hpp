#pragma once

#include <etl/string.h>
#include <etl/string_view.h>

#include "engine/common/player.hpp"
#include "engine/parade/draft.hpp"
#include "engine/parade/move.hpp"
#include "engine/parade/state.hpp"
#include "engine/parade/view.hpp"

namespace brolly::parade::test {

using Text = etl::string<1024>;

/// From its notation: `R10`.
Card card(etl::string_view text);
/// From words like `B3 R10`.
CardSet cards(etl::string_view words);

Text text_of(const State& state);
Text text_of(const View& view);
Text text_of(Move move);
Text score_text(const State& state);
/// The parade as words.
Text parade_text(const State& state);

/// Plays moves given as words; each must be legal.
State play(State state, etl::string_view moves);

/// Fails the test with the complaint if the text is not a state.
State state_from(etl::string_view text);
/// Why the text is not a state, or an empty text if it is one.
etl::string_view complaint_about(etl::string_view text);

/// A position made by hand: what matters is named, everything else is filled up with the cards left over, so that all
/// counts are right. Left-over cards that somebody must have taken are not grey as long as there are
/// others, so they make no sixth colour.
class Setup {
 public:
  /// After so many turns with a draw, in turn order from player 0.
  Setup(unsigned players, unsigned drawn);

  Setup& parade(etl::string_view words);
  Setup& hand(unsigned seat, etl::string_view words);
  Setup& taken(unsigned seat, etl::string_view words);
  Setup& thrown(unsigned seat, etl::string_view words);
  /// The next cards to be drawn.
  Setup& deck(etl::string_view words);
  /// Who has taken the cards left over; otherwise the player with the highest seat.
  Setup& rest_taken_by(unsigned seat);
  /// In the last round, after so many moves without a draw: turns first, then throws.
  Setup& last_round(unsigned moves);

  Draft draft() const;
  State state() const;

 private:
  Draft draft_;
  unsigned drawn_;
  unsigned rest_seat_;
};

}  // namespace brolly::parade::test
