#pragma once

#include <bitset>

#include "firmware/texts/language.hpp"

namespace brolly::test {

/// The texts that have been asked for: the tests are linked so that every look-up passes here.
extern std::bitset<kTexts> said_texts;

}  // namespace brolly::test
