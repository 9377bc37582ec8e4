#pragma once

#include <etl/circular_buffer.h>

#include <cstdint>

#include "engine/common/game.hpp"
#include "engine/common/random.hpp"
#include "firmware/shell/seats.hpp"

namespace brolly {

/// A game between people and bots at this console. The engine's player 0 is whoever starts; seats stay where they are.
template <Game G>
class Match {
 public:
  using Move = typename G::Move;
  using State = typename G::State;

  struct LogEntry {
    Player player;
    Move move;
  };
  static constexpr unsigned kLogLength = 64;

  void start(const typename G::Options& options, const SetUp& set_up, unsigned first_seat, std::uint32_t deal) {
    seats_ = set_up.seats;
    first_seat_ = first_seat;
    deal_ = deal;
    state_ = G::start(options, deal);
    log_.clear();
    moves_made_ = 0;
    can_undo_ = false;
    is_open_ = true;
  }

  /// Whether there is a game that can go on.
  bool is_running() const { return is_open_ && !G::is_over(state_); }
  bool is_open() const { return is_open_; }
  void close() { is_open_ = false; }

  const State& state() const { return state_; }
  std::uint32_t deal() const { return deal_; }
  /// What a bot draws its chances from: the same for the same move of the same game.
  std::uint64_t bot_seed() const { return (std::uint64_t{deal_} << 32U) + moves_made_; }
  std::uint32_t moves_made() const { return moves_made_; }
  unsigned players() const { return G::players(state_); }
  unsigned seat_of(Player player) const { return (first_seat_ + index_of(player)) % players(); }
  const Seat& seat(Player player) const { return seats_[seat_of(player)]; }
  bool is_bots_turn() const { return is_running() && seat(G::actor(state_)).is_bot; }

  void play(Move move) {
    const Player actor = G::actor(state_);
    // A person may take their own last move back, together with the bots' answers to it.
    if (!seat(actor).is_bot) {
      before_person_ = state_;
      moves_since_person_ = 0;
      can_undo_ = true;
    }
    G::apply(state_, move);
    log_.push({actor, move});
    ++moves_made_;
    ++moves_since_person_;
  }

  bool can_undo() const { return can_undo_; }
  void undo() {
    state_ = before_person_;
    moves_made_ -= moves_since_person_;
    for (; moves_since_person_ > 0 && !log_.empty(); --moves_since_person_) forget_last();
    can_undo_ = false;
  }

  /// The last moves, oldest first.
  unsigned log_size() const { return static_cast<unsigned>(log_.size()); }
  LogEntry log(unsigned index) const { return log_[index]; }

 private:
  void forget_last() {
    // The buffer gives up its oldest only: turn it round once.
    for (std::size_t left = log_.size(); left > 1; --left) {
      const LogEntry oldest = log_.front();
      log_.pop();
      log_.push(oldest);
    }
    log_.pop();
  }

  State state_{};
  State before_person_{};
  Seats seats_{};
  unsigned first_seat_ = 0;
  std::uint32_t deal_ = 0;
  std::uint32_t moves_made_ = 0;
  std::uint32_t moves_since_person_ = 0;
  bool can_undo_ = false;
  bool is_open_ = false;
  etl::circular_buffer<LogEntry, kLogLength> log_;
};

}  // namespace brolly
