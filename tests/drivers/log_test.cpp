#include "drivers/storage/log.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "drivers/storage/host_flash.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;

namespace {

constexpr LogKey kSettings{0};
constexpr LogKey kGame{5};

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

std::string_view value(const Log& log, LogKey key) {
  static std::vector<std::uint8_t> bytes(Log::kLongestValue);
  const std::size_t size = log.read(key).read(bytes);
  return {reinterpret_cast<const char*>(bytes.data()), size};
}

void put(Log& log, LogKey key, std::string_view text) {
  TEST_ASSERT_TRUE(log.put(key, bytes_of(text)) == Written::Yes);
}

void append(Log& log, LogKey key, std::string_view text) {
  TEST_ASSERT_TRUE(log.append(key, bytes_of(text)) == Written::Yes);
}

/// The place of a text in flash.
std::size_t place_of(HostFlash& flash, std::string_view text) {
  const auto& content = flash.content();
  const auto found = std::search(content.begin(), content.end(), text.begin(), text.end());
  TEST_ASSERT_TRUE(found != content.end());
  return static_cast<std::size_t>(found - content.begin());
}

}  // namespace

TEST(an_empty_flash_has_no_values) {
  HostFlash flash(8, 4096);
  const Log log(flash);
  TEST_ASSERT_EQUAL(0, log.size(kSettings));
  TEST_ASSERT_TRUE(value(log, kGame).empty());
}

TEST(the_last_value_put_is_found_after_a_restart) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kSettings, "loud");
  put(log, kGame, "umbrella");
  put(log, kSettings, "quiet");
  TEST_ASSERT_TRUE(value(log, kSettings) == "quiet");
  const Log again(flash);
  TEST_ASSERT_TRUE(value(again, kSettings) == "quiet");
  TEST_ASSERT_TRUE(value(again, kGame) == "umbrella");
}

TEST(additions_follow_the_value_in_their_order) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kGame, "begin ");
  append(log, kGame, "a");
  put(log, kSettings, "loud");
  append(log, kGame, "b");
  Log again(flash);
  append(again, kGame, "c");
  TEST_ASSERT_TRUE(value(Log(flash), kGame) == "begin abc");
}

TEST(a_long_value_spans_pages_and_an_unfinished_one_does_not_count) {
  HostFlash flash(8, 4096);
  Log log(flash);
  const std::vector<std::uint8_t> half(Log::kLongestValue / 2, 'x');
  const std::vector<std::uint8_t> longest(Log::kLongestValue, 'y');
  TEST_ASSERT_TRUE(log.put(kGame, half) == Written::Yes);
  TEST_ASSERT_TRUE(log.put(kGame, longest) == Written::Yes);
  TEST_ASSERT_EQUAL(Log::kLongestValue, Log(flash).size(kGame));
  // The end of the last record.
  const auto last = std::find(flash.content().rbegin(), flash.content().rend(), 'y');
  *last = 'z';
  TEST_ASSERT_EQUAL(Log::kLongestValue / 2, Log(flash).size(kGame));
}

TEST(an_addition_is_one_page_program) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kGame, "begin");
  for (int move = 0; move < 500; ++move) {
    const auto programs = flash.programs;
    const auto erases = flash.erases;
    append(log, kGame, "mv");
    if (erases == flash.erases) TEST_ASSERT_EQUAL(programs + 1, flash.programs);
  }
}

TEST(a_damaged_addition_is_left_out_with_those_after_it) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kGame, "begin ");
  for (const auto* move : {"aa", "bb", "cc", "dd"}) append(log, kGame, move);
  put(log, kSettings, "loud");
  flash.content()[place_of(flash, "cc")] ^= 0x10;
  Log again(flash);
  TEST_ASSERT_TRUE(value(again, kGame) == "begin aabb");
  TEST_ASSERT_TRUE(value(again, kSettings) == "loud");
  append(again, kGame, "ee");
  TEST_ASSERT_TRUE(value(Log(flash), kGame) == "begin aabbee");
}

TEST(a_damaged_value_gives_way_to_the_one_before) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kGame, "first game");
  append(log, kGame, "1");
  put(log, kGame, "second game");
  append(log, kGame, "2");
  flash.content()[place_of(flash, "second")] ^= 1;
  // The move of the second game does not become one of the first.
  TEST_ASSERT_TRUE(value(Log(flash), kGame) == "first game1");
}

TEST(a_damaged_mark_loses_nothing) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kSettings, "loud");
  flash.content()[0] ^= 1;
  TEST_ASSERT_TRUE(value(Log(flash), kSettings) == "loud");
}

TEST(a_bad_cell_is_passed_over) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kSettings, "loud");
  flash.content()[100] = 0;
  put(log, kSettings, "a rather long value that reaches well beyond the bad cell, as far as anybody can tell");
  TEST_ASSERT_TRUE(value(Log(flash), kSettings).starts_with("a rather long value"));
}

TEST(nothing_is_written_with_a_low_battery) {
  HostFlash flash(8, 4096);
  Log log(flash);
  log.allow_writes(false);
  TEST_ASSERT_TRUE(log.put(kSettings, bytes_of("loud")) == Written::BatteryTooLow);
  TEST_ASSERT_FALSE(log.tidy());
  TEST_ASSERT_EQUAL(0, flash.programs + flash.erases);
}

TEST(values_that_do_not_fit_are_refused_and_the_others_stay) {
  HostFlash flash(6, 4096);
  Log log(flash);
  const std::vector<std::uint8_t> large(Log::kLongestValue, 'x');
  TEST_ASSERT_TRUE(log.put(LogKey{0}, large) == Written::Yes);
  TEST_ASSERT_TRUE(log.put(LogKey{1}, large) == Written::NoRoom);
  for (int round = 0; round < 100; ++round) put(log, kGame, "begin");
  TEST_ASSERT_EQUAL(Log::kLongestValue, Log(flash).size(LogKey{0}));
}

TEST(tidying_ends_and_spares_the_writer_all_erases) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kSettings, "loud");
  for (int move = 0; move < 5'000; ++move) {
    if (move % 100 == 0) put(log, kGame, "begin");
    for (int work = 0; log.tidy(); ++work) TEST_ASSERT_LESS_THAN(20, work);
    const auto erases = flash.erases;
    append(log, kGame, "mv");
    TEST_ASSERT_EQUAL(erases, flash.erases);
  }
  TEST_ASSERT_TRUE(value(Log(flash), kSettings) == "loud");
}

TEST(what_a_power_cut_left_in_doubt_is_settled_by_the_next_write) {
  HostFlash flash(8, 4096);
  Log log(flash);
  put(log, kGame, "begin");
  append(log, kGame, "aa");
  append(log, kGame, "half of a record");
  const std::size_t junk = place_of(flash, "half of");
  flash.content()[junk] |= 0x91;
  Log again(flash);
  append(again, kGame, "bb");
  TEST_ASSERT_EQUAL(0, flash.content()[junk]);
  TEST_ASSERT_TRUE(value(Log(flash), kGame) == "beginaabb");
}
