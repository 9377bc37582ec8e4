#pragma once

#include <array>
#include <cstdint>

#include "engine/common/check.hpp"
#include "engine/common/integer_math.hpp"

namespace brolly {

/// Shares tries among a few arms of unknown reward, most of them to the promising ones (UCB1), in whole numbers.
template <unsigned kMostArms>
class Bandit {
 public:
  /// The best reward; the worst is 0.
  static constexpr std::uint32_t kFullReward = 2048;
  /// So many tries at most: the sum of their rewards must fit into 32 bits.
  static constexpr std::uint32_t kMostTries = 1U << 20U;

  void begin(unsigned arms) {
    BROLLY_CHECK(arms >= 1 && arms <= kMostArms);
    arms_ = {};
    count_ = arms;
    tries_ = 0;
  }

  std::uint32_t tries() const { return tries_; }

  /// Which arm to try next: each once, then the one that could be best.
  unsigned next() const {
    if (tries_ < count_) return tries_;
    unsigned best = 0;
    std::uint32_t highest = 0;
    for (unsigned arm = 0; arm < count_; ++arm) {
      const std::uint32_t bound = arms_[arm].mean + (doubt_ * arms_[arm].rareness >> kDoubtShift);
      if (bound > highest) {
        highest = bound;
        best = arm;
      }
    }
    return best;
  }

  void reward(unsigned arm, std::uint32_t reward) {
    Arm& tried = arms_[arm];
    ++tries_;
    ++tried.tries;
    tried.sum += reward;
    // What `next` needs of an arm changes only here: one division an arm instead of one for each.
    tried.mean = tried.sum / tried.tries;
    tried.rareness = square_root((kOne * kOne) / tried.tries);
    doubt_ = square_root(logarithm(tries_) * kNaturalLogarithm);
  }

  /// The arm tried most, which is seldom another one than that of the best mean and less a matter of luck.
  unsigned best() const {
    unsigned best = 0;
    for (unsigned arm = 1; arm < count_; ++arm) {
      const bool is_better = arms_[arm].tries != arms_[best].tries ? arms_[arm].tries > arms_[best].tries
                                                                   : arms_[arm].mean > arms_[best].mean;
      if (is_better) best = arm;
    }
    return best;
  }

 private:
  /// 1 / sqrt(tries) is counted in parts of this.
  static constexpr std::uint32_t kOne = 4096;
  /// ln 2, for a logarithm in 256ths and a root in 256ths.
  static constexpr std::uint32_t kNaturalLogarithm = 177;
  /// From 256ths times 4096ths to C = 1/2 of a full reward of 2048.
  static constexpr unsigned kDoubtShift = 8 + 12 - 11 + 1;

  struct Arm {
    std::uint32_t tries = 0;
    std::uint32_t sum = 0;
    std::uint32_t mean = 0;
    std::uint32_t rareness = 0;
  };

  std::array<Arm, kMostArms> arms_{};
  unsigned count_ = 0;
  std::uint32_t tries_ = 0;
  std::uint32_t doubt_ = 0;
};

}  // namespace brolly
