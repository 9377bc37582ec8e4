// Engine work on the console's processor. The emulator counts the cycles between a line "begin NAME" and the line
// "end COUNT" after it.

#include "engine/common/random_bot.hpp"
#include "engine/parade/bots/bot.hpp"
#include "engine/parade/game.hpp"
#include "engine/umbrella/game.hpp"
#include "tests/support/console_serial.hpp"

namespace brolly {
namespace {

template <class Work>
void measure(TextOut& out, etl::string_view name, Work work) {
  out.put("begin ");
  out.put(name);
  out.put('\n');
  const std::int32_t count = work();
  out.put("end ");
  out.number(count);
  out.put('\n');
}

/// Random moves of a game, a new one when it is over.
template <Game G>
std::int32_t play_moves(const typename G::Options& options, std::int32_t moves) {
  Random random(1);
  std::uint64_t deal = 1;
  auto state = G::start(options, deal);
  for (std::int32_t move = 0; move < moves; ++move) {
    if (G::is_over(state)) state = G::start(options, ++deal);
    G::apply(state, G::random_move(state, random));
  }
  return moves;
}

/// A function of its own, as it is in a bot, so that the loop has the processor's registers for itself.
template <Game G>
[[gnu::noinline]] void play_out(const typename G::State& deal, typename G::State& state, Random& random) {
  state = deal;
  do {
    G::apply(state, G::random_move(state, random));
  } while (!G::is_over(state));
}

/// Playouts from deals that are made beforehand.
template <Game G>
void measure_playouts(TextOut& out, etl::string_view name, const typename G::Options& options) {
  constexpr unsigned kDeals = 256;
  constexpr unsigned kRounds = 8;
  static typename G::State deals[kDeals];
  static typename G::State state;
  for (unsigned deal = 0; deal < kDeals; ++deal) deals[deal] = G::start(options, deal + 1);
  measure(out, name, [] {
    Random random(1);
    for (unsigned round = 0; round < kRounds; ++round) {
      for (const auto& deal : deals) play_out<G>(deal, state, random);
    }
    return static_cast<std::int32_t>(kDeals * kRounds);
  });
}

/// One game of a bot among medium ones; each of its moves is measured by itself.
template <Game G>
void measure_bot(TextOut& out, etl::string_view name, const typename G::Options& options, Strength strength) {
  static typename BotOf<G>::type bot;
  static typename G::State state;
  state = G::start(options, 1);
  for (std::uint64_t seed = 1; !G::is_over(state); ++seed) {
    const auto think = [&](Strength as) {
      bot.begin(G::view_for(state, G::actor(state)), as, seed);
      while (!bot.step(UINT32_MAX)) {
      }
      return 1;
    };
    if (G::actor(state) == Player{0}) {
      measure(out, name, [&] { return think(strength); });
    } else {
      think(Strength::Medium);
    }
    G::apply(state, bot.choice());
  }
}

void run(TextOut& out) {
  using parade::Parade;
  using umbrella::Umbrella;
  measure(out, "umbrella.random_move.2_players_level_1",
          [] { return play_moves<Umbrella>(*Umbrella::read_options("players=2 level=1 edition=en"), 20'000); });
  measure_playouts<Parade>(out, "parade.random_playout.2_players", *Parade::read_options("players=2"));
  measure_playouts<Parade>(out, "parade.random_playout.4_players", *Parade::read_options("players=4"));
  measure_bot<Parade>(out, "parade.hard.2_players", *Parade::read_options("players=2"), Strength::Hard);
  measure_bot<Parade>(out, "parade.hard.4_players", *Parade::read_options("players=4"), Strength::Hard);
  measure_bot<Parade>(out, "parade.expert.2_players", *Parade::read_options("players=2"), Strength::Expert);
  measure_bot<Parade>(out, "parade.expert.4_players", *Parade::read_options("players=4"), Strength::Expert);
  measure_bot<Parade>(out, "parade.expert.6_players", *Parade::read_options("players=6"), Strength::Expert);
  out.put("done\n");
}

}  // namespace
}  // namespace brolly

int main() {
  const brolly::Rp2040Serial serial(brolly::test::kFastSerial);
  brolly::test::SerialOut out(serial);
  brolly::run(out);
  brolly::test::rest();
}
