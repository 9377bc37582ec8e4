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

/// Orders moves by the byte value of their notation.
template <Game G>
std::uint64_t notation_key(typename G::Move move) {
  KeyOut out;
  G::write_move(move, out);
  return out.key();
}

}  // namespace brolly::table
