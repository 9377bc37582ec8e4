#pragma once

#include <string>

/// Positions where `LR1` makes player 0 complete a row of red: tile 23 on space 1 wants the first row, and the row is
/// `RRRG`. Tests change a piece of these texts to come where they want.
namespace brolly::umbrella::test {

inline const std::string kSolo =
    R"({"game":"umbrella","edition":"en","players":1,"level":1,"phase":"slide","actor":0,"turn":0,"ply":0,)"
    R"("stages":["RRRGGBYBYBGYBRYG"],"zones":{"C":"BBGRY","S0":"BGGRY","S1":"BGRRY","P0":"BGRYY"},)"
    R"("spaces":[["~1b,~2b,23b","~4b,~5b,3b","",""]],"boards":[".........."],"supply":6,"aside":0,"discard":"",)"
    R"("tiles_out":"","passing":"","pushed":"","powers":"","space":0,"again":false,"ending":-1})";

inline const std::string kTwoPlayers =
    R"({"game":"umbrella","edition":"en","players":2,"level":1,"phase":"slide","actor":0,"turn":0,"ply":0,)"
    R"("stages":["RRRGGBYBYBGYBRYG","GBYRYRGBRYBGBGRY"],)"
    R"("zones":{"C":"BGRY","S0":"BGRY","S1":"BGRY","P0":"BGRY","P1":"BGRY"},)"
    R"("spaces":[["~1b,23b","~2w,3b","",""],["~4b,5b","~6w,7w","",""]],"boards":["..........",".........."],)"
    R"("supply":11,"aside":14,"discard":"","tiles_out":"","passing":"","pushed":"","powers":"","space":0,)"
    R"("again":false,"ending":-1})";

inline const std::string kThreePlayers =
    R"({"game":"umbrella","edition":"en","players":3,"level":1,"phase":"slide","actor":0,"turn":0,"ply":0,)"
    R"("stages":["RRRGGBYBYBGYBRYG","GBYRYRGBRYBGBGRY","BYRGRGBYGRYBYBGR"],)"
    R"("zones":{"C":"BGRY","S0":"BGRY","S1":"BGRY","S2":"BGRY","P0":"BGRY","P1":"BGRY","P2":"BGRY"},)"
    R"("spaces":[["~1b,23b","~2w,3b","",""],["~4b,5b","~6w,7w","",""],["~8b,9b","~10w,11w","",""]],)"
    R"("boards":["..........","..........",".........."],"supply":17,"aside":8,"discard":"","tiles_out":"",)"
    R"("passing":"","pushed":"","powers":"","space":0,"again":false,"ending":-1})";

}  // namespace brolly::umbrella::test
