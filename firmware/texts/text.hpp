#pragma once

#include <cstdint>

namespace brolly {

/// Everything that the console can say. Each language has a table with all of it (english.cpp and so on); a missing key
/// does not compile.
enum class Text : std::uint16_t {
  LanguageName,
  /// How to play: each page's title and its words.
  RulesUmbrellaGoalTitle,
  RulesUmbrellaGoal,
  RulesUmbrellaZonesTitle,
  RulesUmbrellaZones,
  RulesUmbrellaSlideTitle,
  RulesUmbrellaSlide,
  RulesUmbrellaEmptyZonesTitle,
  RulesUmbrellaEmptyZones,
  RulesUmbrellaFiguresTitle,
  RulesUmbrellaFigures,
  RulesUmbrellaSpacesTitle,
  RulesUmbrellaSpaces,
  RulesUmbrellaCompletingTitle,
  RulesUmbrellaCompleting,
  RulesUmbrellaGroupsTitle,
  RulesUmbrellaGroups,
  RulesUmbrellaCornersTitle,
  RulesUmbrellaCorners,
  RulesUmbrellaPowersTitle,
  RulesUmbrellaPowers,
  RulesUmbrellaPassingTitle,
  RulesUmbrellaPassing,
  RulesUmbrellaLastRoundTitle,
  RulesUmbrellaLastRound,
  RulesUmbrellaScoringTitle,
  RulesUmbrellaScoring,
  RulesUmbrellaSoloTitle,
  RulesUmbrellaSolo,
  RulesUmbrellaSoloEndTitle,
  RulesUmbrellaSoloEnd,
  RulesUmbrellaEditionsTitle,
  RulesUmbrellaEditions,
  RulesParadeGoalTitle,
  RulesParadeGoal,
  RulesParadeTurnTitle,
  RulesParadeTurn,
  RulesParadeSafeTitle,
  RulesParadeSafe,
  RulesParadeTakenTitle,
  RulesParadeTaken,
  RulesParadeLastRoundTitle,
  RulesParadeLastRound,
  RulesParadeLastCardsTitle,
  RulesParadeLastCards,
  RulesParadeScoringTitle,
  RulesParadeScoring,
  RulesParadeTiesTitle,
  RulesParadeTies,
  RulesLabelAgain,
  RulesLabelSwap,
  RulesLabelExchange,
  RulesLabelFront,
  RulesLabelEnd,
  RulesLabelAtRisk,
  RulesLabelSafeCards,
  Count  ///< Not a text: how many there are.
};

inline constexpr unsigned kTexts = static_cast<unsigned>(Text::Count);

}  // namespace brolly
