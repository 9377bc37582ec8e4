#include "tests/drivers/log_life.hpp"

#include <algorithm>
#include <csetjmp>

#include "engine/common/check.hpp"
#include "engine/common/random.hpp"

namespace brolly::test {
namespace {

constexpr LogKey kSettings{0};
constexpr LogKey kNames{1};
constexpr LogKey kStatistics{2};
constexpr unsigned kFirstGame = 3;
constexpr unsigned kFirstFinished = 8;
constexpr unsigned kFinishedKept = 4;

std::vector<std::uint8_t> draw(Random& random, std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.next() >> 24U);
  return bytes;
}

LogKey nth(unsigned first, unsigned index) {
  return LogKey{static_cast<std::uint8_t>(first + index)};
}

std::jmp_buf power_failed;

void fail_power() {
  std::longjmp(power_failed, 1);
}

}  // namespace

std::vector<Deed> life_of(unsigned games, unsigned moves_each) {
  using enum Deed::Kind;
  Random random(8);
  std::vector<Deed> life{{Put, kSettings, draw(random, 7)}, {Put, kNames, draw(random, 60)}};
  for (unsigned game = 0; game < games; ++game) {
    const LogKey key = nth(kFirstGame, game % 2);
    std::vector<std::uint8_t> record = draw(random, 20);
    life.push_back({Put, key, record});
    for (unsigned move = 0; move < moves_each; ++move) {
      const auto bytes = draw(random, 2);
      record.insert(record.end(), bytes.begin(), bytes.end());
      life.push_back({Append, key, bytes});
      if (random.below(20) == 0) life.push_back({Put, kSettings, draw(random, 7)});
      // Some games have quiet moments, in others erases must be done when there is no way round them.
      if (game % 3 != 0 && random.below(10) == 0) life.push_back({Tidy, {}, {}});
    }
    life.push_back({Put, nth(kFirstFinished, game % kFinishedKept), record});
    life.push_back({Put, key, {}});
    life.push_back({Put, kStatistics, draw(random, 40)});
  }
  return life;
}

void perform(const Deed& deed, Log& log) {
  switch (deed.kind) {
    case Deed::Kind::Put:
      BROLLY_CHECK(log.put(deed.key, deed.bytes) == Written::Yes);
      break;
    case Deed::Kind::Append:
      BROLLY_CHECK(log.append(deed.key, deed.bytes) == Written::Yes);
      break;
    case Deed::Kind::Tidy:
      log.tidy();
      break;
  }
}

void perform(const Deed& deed, Values& values) {
  auto& value = values[index_of(deed.key)];
  if (deed.kind == Deed::Kind::Put) value = deed.bytes;
  if (deed.kind == Deed::Kind::Append) value.insert(value.end(), deed.bytes.begin(), deed.bytes.end());
}

bool has(const Log& log, LogKey key, const std::vector<std::uint8_t>& bytes) {
  static std::array<std::uint8_t, Log::kLongestValue + 1> found;
  const std::size_t size = log.read(key).read(found);
  return size == log.size(key) && std::equal(bytes.begin(), bytes.end(), found.begin(), found.begin() + size);
}

bool has_all(const Log& log, const Values& values) {
  for (std::uint8_t key = 0; key < kLogKeys; ++key) {
    if (!has(log, LogKey{key}, values[key])) return false;
  }
  return true;
}

bool is_cut(HostFlash& flash, std::uint64_t steps_ahead, void (*work)(void*), void* argument) {
  flash.cut_after(steps_ahead, fail_power);
  // NOLINTNEXTLINE(cert-err52-cpp): a power cut does not unwind either.
  if (setjmp(power_failed) == 0) {
    work(argument);
    flash.never_cut();
    return false;
  }
  flash.never_cut();
  return true;
}

}  // namespace brolly::test
