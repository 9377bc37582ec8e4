#include <string>

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {

TEST(a_state_is_written_key_by_key_without_white_space) {
  TEST_ASSERT_EQUAL_STRING(test::kTwoPlayers.c_str(), test::text_of(test::read(test::kTwoPlayers)).c_str());
  TEST_ASSERT_EQUAL_STRING(test::kThreePlayers.c_str(), test::text_of(test::read(test::kThreePlayers)).c_str());
  TEST_ASSERT_EQUAL_STRING(test::kSolo.c_str(), test::text_of(test::read(test::kSolo)).c_str());
}

TEST(a_view_hides_every_tile_that_nobody_has_seen) {
  State state = test::read(test::kSolo);
  test::play(state, "LR1 F1S3");
  test::LongText out;
  write_view(state.table, out);
  TEST_ASSERT_TRUE(out.text.find(R"("spaces":[["?,2b","?,?,3b","23w",""]])") != std::string::npos);
  TEST_ASSERT_TRUE(out.text.find('~') == std::string::npos);
}

TEST(the_data_are_the_printed_parts) {
  test::LongText out;
  write_data(out);
  TEST_ASSERT_EQUAL_STRING(
      R"({"stages":["RGBYBYRGYBGRGRYB","GBYRYRGBRYBGBGRY","BYRGRGBYGRYBYBGR","YRGBGBYRBGRYRYBG"],)"
      R"("tiles":[["9009","0660"],["500a","0628"],["0909","0261"],["1881","02c4"],["1818","1248"],["0099","0690"],)"
      R"(["1409","0066"],["1029","0344"],["101a","1428"],["180a","05a0"],["2092","0a50"],["0906","00f0"],)"
      R"(["0125","10c4"],["0505","0550"],["0990","0c30"],["0096","0524"],["1188","0252"],["0116","03c0"],)"
      R"(["2814","028c"],["300c","1842"],["110c","1284"],["4182","0033"],["000f","0609"],["2184","0069"]],)"
      R"("levels":[{"spots":["B","Y","R","G","R","B","G","Y","R","G"],)"
      R"("groups":[[[1,2],3],[[3,4],3],[[5,6,7],5],[[8,9,10],5]]},)"
      R"({"spots":["BY","R","GR","B","BG","Y","RY","G","BR","GY"],)"
      R"("groups":[[[1,2],3],[[3,4],3],[[5,6,7],5],[[8,9,10],5]]},)"
      R"({"spots":["R","G","*TL","B","Y","B","Y","*BR","R","G"],"columns":5},)"
      R"({"spots":["G","Y","*TR","R","B","Y","B","*BL","G","R"],"columns":5,)"
      R"("powers":[[1,2,"again"],[4,5,"swap"],[9,10,"exchange"]]}]})",
      out.text.c_str());
}

}  // namespace brolly::umbrella
