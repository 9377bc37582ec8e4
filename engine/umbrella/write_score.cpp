#include "engine/umbrella/notation.hpp"
#include "engine/umbrella/score.hpp"

namespace brolly::umbrella {
namespace {

void write_player(const PlayerScore& score, TextOut& out) {
  out.put(R"({"tokens":)");
  out.number(score.tokens);
  out.put(R"(,"waiting":)");
  out.number(score.waiting);
  out.put(R"(,"empty":)");
  out.number(score.empty);
  out.put(R"(,"bonus":)");
  out.number(score.bonus);
  out.put(R"(,"left":)");
  out.number(score.left);
  out.put(R"(,"total":)");
  out.number(score.total());
  out.put('}');
}

}  // namespace

void write_score(const Table& table, TextOut& out) {
  const Score result = score(table);
  out.put(R"({"players":[)");
  Separated players(out, ',');
  for (unsigned player = 0; player < result.players; ++player) {
    players.next();
    write_player(result.each[player], out);
  }
  out.put(R"(],"winners":[)");
  Separated winners(out, ',');
  for (Bits left = result.winners; left != 0; left &= left - 1) {
    winners.next();
    out.number(static_cast<std::int32_t>(nth_of(left, 0)));
  }
  out.put(R"(],"rank":)");
  out.number(result.rank);
  out.put('}');
}

}  // namespace brolly::umbrella
