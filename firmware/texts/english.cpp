#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "English"},
    Wording{Text::Language, "Language"},
    Wording{Text::Begin, "start"},
    Wording{Text::TwoGames, "two games in your pocket"},
    Wording{Text::Choose, "choose"},
    Wording{Text::Back, "back"},
    Wording{Text::Change, "change"},
    Wording{Text::Next, "next"},
    Wording{Text::Earlier, "earlier"},
    Wording{Text::Done, "done"},
    Wording{Text::No, "no"},
    Wording{Text::Continue, "Continue"},
    Wording{Text::Umbrella, "Umbrella"},
    Wording{Text::Parade, "Parade"},
    Wording{Text::HowToPlay, "How to play"},
    Wording{Text::Statistics, "Statistics"},
    Wording{Text::Settings, "Settings"},
    Wording{Text::About, "About"},
    Wording{Text::StartGame, "Start game"},
    Wording{Text::Players, "Players"},
    Wording{Text::Solo, "solo"},
    Wording{Text::PlayerNumber, "Player %1"},
    Wording{Text::BotNumber, "Bot %1"},
    Wording{Text::Person, "person"},
    Wording{Text::BotRandom, "bot: random"},
    Wording{Text::BotEasy, "bot: easy"},
    Wording{Text::BotMedium, "bot: medium"},
    Wording{Text::BotHard, "bot: hard"},
    Wording{Text::BotExpert, "bot: expert"},
    Wording{Text::WhoStarts, "Who starts"},
    Wording{Text::AtRandom, "at random"},
    Wording{Text::Level, "Level"},
    Wording{Text::Edition, "Edition"},
    Wording{Text::EditionItalian, "Italian"},
    Wording{Text::EditionEnglish, "English"},
    Wording{Text::EditionFrenchOld, "French, older"},
    Wording{Text::EditionFrenchNew, "French, newer"},
    Wording{Text::Faces, "Tile faces"},
    Wording{Text::FacesBlack, "black"},
    Wording{Text::FacesWhite, "white"},
    Wording{Text::FacesRandom, "random"},
    Wording{Text::EditName, "Name"},
    Wording{Text::Rename, "name"},
    Wording{Text::Type, "type"},
    Wording{Text::Erase, "erase"},
    Wording{Text::Case, "a/A"},
    Wording{Text::Pause, "Pause"},
    Wording{Text::Resume, "Resume"},
    Wording{Text::Undo, "Undo"},
    Wording{Text::Hint, "Hint"},
    Wording{Text::Log, "Moves so far"},
    Wording{Text::SaveAndLeave, "Save and leave"},
    Wording{Text::GiveUp, "Give up"},
    Wording{Text::AreYouSure, "Are you sure?"},
    Wording{Text::AskGiveUp, "Give this game up? It will be lost."},
    Wording{Text::AskReplaceGame, "A game of this kind is still running. A new one takes its place."},
    Wording{Text::LogIsEmpty, "Nobody has moved yet."},
    Wording{Text::ThrowsTwoAway, "throws two away"},
    Wording{Text::HintWords, "You could play"},
    Wording{Text::TurnOf, "%1 to move"},
    Wording{Text::LastMove, "Last move: %1"},
    Wording{Text::MoveNumber, "move %1"},
    Wording{Text::PointsNumber, "%1 pts"},
    Wording{Text::PlayMove, "play"},
    Wording{Text::Menu, "menu"},
    Wording{Text::Rematch, "rematch"},
    Wording{Text::NoGamesYet, "No finished games yet. Play one, and it will be counted here."},
    Wording{Text::GamesFinished, "Games finished"},
    Wording{Text::GamesWon, "Won by people"},
    Wording{Text::MostPoints, "Most points"},
    Wording{Text::FewestPoints, "Fewest points"},
    Wording{Text::Brightness, "Brightness"},
    Wording{Text::Sound, "Sound"},
    Wording{Text::Animation, "Animation"},
    Wording{Text::StrongSymbols, "Strong symbols"},
    Wording{Text::SleepAfter, "Sleep after"},
    Wording{Text::Off, "off"},
    Wording{Text::On, "on"},
    Wording{Text::Slow, "slow"},
    Wording{Text::Normal, "normal"},
    Wording{Text::Fast, "fast"},
    Wording{Text::Never, "never"},
    Wording{Text::MinutesNumber, "%1 min"},
    Wording{Text::Version, "Version"},
    Wording{Text::BuildId, "Build"},
    Wording{Text::Deal, "Deal"},
    Wording{Text::AboutUmbrella,
            "Umbrella, a game by Flavien Dauphin and Benoit Turpin, art by Vincent Dutrait, Lumberjacks Studio, "
            "2024.\n\nThe stages, figures and scoreboards in here are our own, and so are all words and pictures."},
    Wording{Text::AboutParade,
            "Parade, a game by Naoki Homma, illustrated by Yuka Saitou, Grimpeur, 2008.\n\nWords and pictures in here "
            "are our own."},
    Wording{Text::AboutLicences,
            "Brolly is free software under the MIT licence.\n\nWith the Pico SDK (BSD 3-Clause), the Embedded Template "
            "Library (MIT) and the typeface Inter (SIL Open Font License)."},
    Wording{Text::FaultTitle, "Something went wrong"},
    Wording{Text::FaultWords,
            "The console had to start again. Nothing you had saved is lost. If you tell us this code, we can mend it:"},
    Wording{Text::GoOn, "go on"},
    Wording{Text::RulesUmbrellaGoalTitle, "The goal"},
    Wording{Text::RulesUmbrellaGoal,
            "Umbrellas dance on your Stage. Slide them until four of one colour form a figure. Each figure you "
            "complete earns you a scoring token. Most points wins."},
    Wording{Text::RulesUmbrellaZonesTitle, "Stage and zones"},
    Wording{Text::RulesUmbrellaZones,
            "Four waiting zones lie around your Stage. On top, the Central zone is everybody’s. You share each Side "
            "zone with a neighbour. Below is your Personal zone."},
    Wording{Text::RulesUmbrellaSlideTitle, "The slide"},
    Wording{Text::RulesUmbrellaSlide,
            "On your turn, take an umbrella from a zone beside your Stage and push it into a row or column on that "
            "side. The whole line moves on one cell. What falls out goes to the zone opposite."},
    Wording{Text::RulesUmbrellaEmptyZonesTitle, "Empty zones"},
    Wording{Text::RulesUmbrellaEmptyZones,
            "You cannot push from an empty zone. Should all four zones around you be empty, take an umbrella from any "
            "other zone and push it in from any side. What falls out still goes to the zone opposite."},
    Wording{Text::RulesUmbrellaFiguresTitle, "Figures"},
    Wording{Text::RulesUmbrellaFigures,
            "A tile marks 4 cells. When your Stage has a single colour there, the figure is complete; other cells do "
            "not matter. You start with two stacks of two tiles: only the top ones count."},
    Wording{Text::RulesUmbrellaSpacesTitle, "Turned tiles"},
    Wording{Text::RulesUmbrellaSpaces,
            "Each of your four figure spaces has its mark in another corner. A tile is turned until its own mark lies "
            "there. So the same tile is a different figure on each space: a quarter turn further every time."},
    Wording{Text::RulesUmbrellaCompletingTitle, "Completing"},
    Wording{Text::RulesUmbrellaCompleting,
            "If a figure is complete after your slide, you must put a token on a free spot that accepts it. One figure "
            "a turn, you choose; another must still be complete after your next slide. No such spot? The tile stays."},
    Wording{Text::RulesUmbrellaGroupsTitle, "Spots and groups"},
    Wording{Text::RulesUmbrellaGroups,
            "A coloured spot accepts a figure made in that colour; a two-colour spot (level 2) accepts either. On "
            "levels 1 and 2, a group with all its spots filled pays the bonus shown on it."},
    Wording{Text::RulesUmbrellaCornersTitle, "Levels 3 and 4"},
    Wording{Text::RulesUmbrellaCorners,
            "A white spot accepts any colour, but only from the figure space with the same corner. Tokens side by side "
            "or one above the other form groups: 2 tokens pay 3 points, 3 pay 5, 4 or more pay 8."},
    Wording{Text::RulesUmbrellaPowersTitle, "Powers"},
    Wording{Text::RulesUmbrellaPowers,
            "Level 4 has powers between two spots: fill both and you may use it at once. Again: one more turn after "
            "this. Swap: two neighbours on your Stage. Exchange: one of them with one in a zone."},
    Wording{Text::RulesUmbrellaPassingTitle, "Passing the tile"},
    Wording{Text::RulesUmbrellaPassing,
            "A completed tile goes to the player on your left, onto their first empty space. If none is empty, they "
            "choose a tile to cover; it waits below. With two players you choose the face that shows."},
    Wording{Text::RulesUmbrellaLastRoundTitle, "The last round"},
    Wording{Text::RulesUmbrellaLastRound,
            "It starts if, at the end of a turn, the supply of tokens is empty, or that player has no tile left or 10 "
            "tokens. The others take one last turn each, with tokens set aside once the supply is gone."},
    Wording{Text::RulesUmbrellaScoringTitle, "Scoring"},
    Wording{Text::RulesUmbrellaScoring,
            "A token is worth 2 points; add your bonuses. Each umbrella in your Personal zone costs 1; if it is empty, "
            "you gain 2. Most points wins; if tied, the emptier Personal zone; still tied, you share the win."},
    Wording{Text::RulesUmbrellaSoloTitle, "Solo"},
    Wording{Text::RulesUmbrellaSolo,
            "Five umbrellas in each zone, six tiles with the black face up, six tokens. What falls out is gone. A "
            "completed black tile turns white and goes to the first empty space (if none, you choose). A white one "
            "leaves the game."},
    Wording{Text::RulesUmbrellaSoloEndTitle, "Solo: the end"},
    Wording{Text::RulesUmbrellaSoloEnd,
            "It ends with the sixth token, or when no figure can be completed any more. Count 2 for each token and "
            "your bonuses. If all six are placed, each umbrella left in the zones is worth 1 more."},
    Wording{Text::RulesUmbrellaEditionsTitle, "Editions"},
    Wording{Text::RulesUmbrellaEditions,
            "The newer French edition turns a passed tile over (3-4 players). In both French ones, Exchange reaches "
            "only the four zones around you; elsewhere, any. The Italian one has 28 tokens, not 25, and lets you "
            "choose the first faces."},
    Wording{Text::RulesParadeGoalTitle, "The goal"},
    Wording{Text::RulesParadeGoal,
            "A parade is passing. Each turn you add a card to its end, and may have to take others out of it. Taken "
            "cards cost points: take few, and low ones. Fewest points wins."},
    Wording{Text::RulesParadeTurnTitle, "Your turn"},
    Wording{Text::RulesParadeTurn,
            "There are six colours, with values from 0 to 10. The parade starts with six cards; you hold five. Play "
            "one at the end, take the cards you must, then draw one."},
    Wording{Text::RulesParadeSafeTitle, "Safe or at risk"},
    Wording{Text::RulesParadeSafe,
            "The value of your card says how many cards are safe, counting from the end without your own. Those "
            "further ahead are at risk. If there are none, you take nothing. A 0 puts the whole parade at risk."},
    Wording{Text::RulesParadeTakenTitle, "What you take"},
    Wording{Text::RulesParadeTaken,
            "Of the cards at risk you must take all in the colour you played, and all with the same or a lower value. "
            "The rest stays and closes up, and so does your card. Taken cards lie open in front of you."},
    Wording{Text::RulesParadeLastRoundTitle, "The last round"},
    Wording{Text::RulesParadeLastRound,
            "It starts when a player has all six colours in front of them, or when the draw pile runs out. That turn "
            "ends as usual, with its draw. Then everyone, that player too, plays one more turn without drawing."},
    Wording{Text::RulesParadeLastCardsTitle, "The last four cards"},
    Wording{Text::RulesParadeLastCards,
            "Everyone is left with four cards in hand. Choose two in secret and throw them away; the other two join "
            "your open cards. All reveal them together. Cards left in the parade do not count."},
    Wording{Text::RulesParadeScoringTitle, "Scoring"},
    Wording{Text::RulesParadeScoring,
            "Each colour counts by itself. Whoever has the most cards of it, ties included, counts just 1 for each of "
            "them. Everyone else adds up the values on their cards. Fewest points wins."},
    Wording{Text::RulesParadeTiesTitle, "Two players; ties"},
    Wording{Text::RulesParadeTies,
            "With two players, a majority needs at least two cards more than the other has; otherwise both add up "
            "their values. If points are tied, fewer open cards win; still tied, you share the win."},
    Wording{Text::RulesLabelAgain, "Again"},
    Wording{Text::RulesLabelSwap, "Swap"},
    Wording{Text::RulesLabelExchange, "Exchange"},
    Wording{Text::RulesLabelFront, "front"},
    Wording{Text::RulesLabelEnd, "end"},
    Wording{Text::RulesLabelAtRisk, "at risk"},
    Wording{Text::RulesLabelSafeCards, "safe"},
};
static_assert(is_complete(kTable));

}  // namespace

extern constexpr Wordings kEnglish = kTable;

}  // namespace brolly
