// Cuts the power at every step of a console's life, and again at every step of what comes after some of the cuts.

#include <cstdio>
#include <optional>

#include "tests/drivers/log_life.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::test;

namespace {

constexpr unsigned kGames = 72;
constexpr unsigned kMovesEach = 60;
constexpr std::uint64_t kSecondCutEvery = 499;

struct Try {
  HostFlash& flash;
  const Deed& deed;
  std::optional<Log> log;
};

void perform_try(void* argument) {
  Try& trial = *static_cast<Try*>(argument);
  if (!trial.log) trial.log.emplace(trial.flash);
  perform(trial.deed, *trial.log);
}

/// Takes everything up after a cut, as the console does at its start: recovery, the work left over, a first change.
void resume(void* argument) {
  Try& trial = *static_cast<Try*>(argument);
  trial.log.emplace(trial.flash);
  while (trial.log->tidy()) continue;
  perform(trial.deed, *trial.log);
}

/// What may be found after a cut within a deed: the values before it, or after it.
struct Outcome {
  Values before;
  Values after;

  bool includes(const Log& log) const { return has_all(log, before) || has_all(log, after); }
};

std::uint64_t cuts = 0;

void fail_at(const char* what, std::size_t deed, std::uint64_t step, std::uint64_t second) {
  std::printf("%s: deed %zu, cut at step %llu, second at %llu\n", what, deed, static_cast<unsigned long long>(step),
              static_cast<unsigned long long>(second));
  TEST_FAIL_MESSAGE("a power cut has lost something");
}

/// Cuts at every step of the recovery from one cut.
void cut_recovery(HostFlash& flash, const Outcome& found, std::size_t number, std::uint64_t step) {
  const std::vector<std::uint8_t> content = flash.content();
  const Deed deed{Deed::Kind::Append, LogKey{3}, {1, 2}};
  Values changed = found.before;
  perform(deed, changed);
  for (std::uint64_t second = 0;; ++second) {
    flash.content() = content;
    Try trial{flash, deed, {}};
    const bool was_cut = is_cut(flash, second, resume, &trial);
    const Log log(flash);
    if (!(was_cut && has_all(log, found.before)) && !has_all(log, changed)) fail_at("recovery", number, step, second);
    if (!was_cut) return;
    ++cuts;
  }
}

/// What was found, which is one of the two.
Outcome settled(const Log& log, const Outcome& outcome) {
  const Values& values = has_all(log, outcome.before) ? outcome.before : outcome.after;
  return {values, values};
}

/// Cuts at every step of a deed; leaves it done.
void cut_deed(HostFlash& flash, std::optional<Log>& log, const Outcome& outcome, const Deed& deed, std::size_t number) {
  const std::vector<std::uint8_t> content = flash.content();
  for (std::uint64_t step = 0;; ++step) {
    flash.content() = content;
    flash.junk_from(number * 1'000 + step);
    Try trial{flash, deed, log};
    if (!is_cut(flash, step, perform_try, &trial)) {
      log.emplace(*trial.log);
      return;
    }
    ++cuts;
    const Log found(flash);
    if (!outcome.includes(found)) fail_at("cut", number, step, 0);
    if (cuts % kSecondCutEvery == 0) cut_recovery(flash, settled(found, outcome), number, step);
  }
}

}  // namespace

TEST(a_power_cut_at_any_step_loses_nothing_that_was_acknowledged) {
  HostFlash flash(10, 1024);
  std::optional<Log> log(flash);
  Outcome outcome;
  const std::vector<Deed> life = life_of(kGames, kMovesEach);
  for (std::size_t number = 0; number < life.size(); ++number) {
    perform(life[number], outcome.after);
    cut_deed(flash, log, outcome, life[number], number);
    outcome.before = outcome.after;
    TEST_ASSERT_TRUE(has_all(*log, outcome.after));
  }
  std::printf("power cuts: %llu, over a life of %zu deeds\n", static_cast<unsigned long long>(cuts), life.size());
  TEST_ASSERT_GREATER_THAN(100'000, cuts);
}

TEST(cuts_in_a_row_do_not_use_the_log_up) {
  HostFlash flash(10, 1024);
  Values values;
  {
    Log log(flash);
    for (const Deed& deed : life_of(5, kMovesEach)) {
      perform(deed, log);
      perform(deed, values);
    }
  }
  const Deed deed{Deed::Kind::Put, LogKey{0}, {1, 2, 3}};
  for (std::uint64_t cut = 0; cut < 2'000; ++cut) {
    Try trial{flash, deed, {}};
    if (!is_cut(flash, cut % 40, resume, &trial)) perform(deed, values);
    const Log log(flash);
    Values done = values;
    perform(deed, done);
    TEST_ASSERT_TRUE(has_all(log, values) || has_all(log, done));
  }
}

TEST(wear_is_even_and_small) {
  HostFlash flash(32, 4096);
  Log log(flash);
  unsigned moves = 0;
  for (const Deed& deed : life_of(100, 100)) {
    perform(deed, log);
    if (deed.kind == Deed::Kind::Append) ++moves;
  }
  std::uint32_t most = 0;
  std::uint32_t fewest = UINT32_MAX;
  for (const std::uint32_t erases : flash.erases_of) {
    most = most < erases ? erases : most;
    fewest = fewest > erases ? erases : fewest;
  }
  std::printf("wear: %u erases of the worst sector and %u of the best in %u moves\n", most, fewest, moves);
  // 100,000 erases are promised; a million moves must not need more.
  TEST_ASSERT_LESS_THAN(1'000, most);
  TEST_ASSERT_LESS_OR_EQUAL(fewest + 1, most);
}
