#pragma once

#include <etl/string_view.h>

#include <cstdint>

#include "engine/common/check.hpp"
#include "engine/common/game.hpp"
#include "engine/common/text_out.hpp"

namespace brolly::table {

/// Packs a text of at most 8 letters into a number, so that numbers compare as the texts do byte by byte.
class KeyOut final : public TextOut {
 public:
  using TextOut::put;
  void put(etl::string_view text) override {
    for (const char letter : text) {
      BROLLY_CHECK(shift_ != 0);
      shift_ -= 8;
      key_ |= std::uint64_t{static_cast<std::uint8_t>(letter)} << shift_;
    }
  }
  std::uint64_t key() const { return key_; }

 private:
  std::uint64_t key_ = 0;
  unsigned shift_ = 64;
};

/// A number for each move; numbers sort as the moves' notations do.
template <Game G>
std::uint64_t notation_key(typename G::Move move) {
  KeyOut out;
  G::write_move(move, out);
  return out.key();
}

/// The text that `key` was made from.
inline void write_notation(std::uint64_t key, TextOut& out) {
  for (; key != 0; key <<= 8U) out.put(static_cast<char>(key >> 56U));
}

}  // namespace brolly::table
