#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "Français"},
    Wording{Text::Language, "Langue"},
    Wording{Text::Begin, "commencer"},
    Wording{Text::TwoGames, "deux jeux dans la poche"},
    Wording{Text::Choose, "choisir"},
    Wording{Text::Back, "retour"},
    Wording{Text::Change, "changer"},
    Wording{Text::Next, "suite"},
    Wording{Text::Earlier, "avant"},
    Wording{Text::Done, "fini"},
    Wording{Text::No, "non"},
    Wording{Text::Continue, "Continuer"},
    Wording{Text::Umbrella, "Umbrella"},
    Wording{Text::Parade, "Parade"},
    Wording{Text::HowToPlay, "Règles du jeu"},
    Wording{Text::Statistics, "Statistiques"},
    Wording{Text::Settings, "Réglages"},
    Wording{Text::About, "À propos"},
    Wording{Text::StartGame, "Commencer"},
    Wording{Text::Players, "Joueurs"},
    Wording{Text::Solo, "solo"},
    Wording{Text::PlayerNumber, "Joueur %1"},
    Wording{Text::BotNumber, "Bot %1"},
    Wording{Text::Person, "personne"},
    Wording{Text::BotRandom, "bot : hasard"},
    Wording{Text::BotEasy, "bot : facile"},
    Wording{Text::BotMedium, "bot : moyen"},
    Wording{Text::BotHard, "bot : difficile"},
    Wording{Text::BotExpert, "bot : expert"},
    Wording{Text::WhoStarts, "Départ"},
    Wording{Text::AtRandom, "au hasard"},
    Wording{Text::Level, "Niveau"},
    Wording{Text::Edition, "Édition"},
    Wording{Text::EditionItalian, "italienne"},
    Wording{Text::EditionEnglish, "anglaise"},
    Wording{Text::EditionFrenchOld, "française, 1re"},
    Wording{Text::EditionFrenchNew, "française, 2e"},
    Wording{Text::Faces, "Faces"},
    Wording{Text::FacesBlack, "noire"},
    Wording{Text::FacesWhite, "blanche"},
    Wording{Text::FacesRandom, "au hasard"},
    Wording{Text::EditName, "Nom"},
    Wording{Text::Rename, "nom"},
    Wording{Text::Type, "taper"},
    Wording{Text::Erase, "eff."},
    Wording{Text::Case, "a/A"},
    Wording{Text::Pause, "Pause"},
    Wording{Text::Resume, "Reprendre"},
    Wording{Text::Undo, "Annuler le coup"},
    Wording{Text::Hint, "Conseil"},
    Wording{Text::Log, "Coups joués"},
    Wording{Text::SaveAndLeave, "Sauver et quitter"},
    Wording{Text::GiveUp, "Abandonner"},
    Wording{Text::AreYouSure, "Vraiment ?"},
    Wording{Text::AskGiveUp, "Abandonner la partie ? Elle sera perdue."},
    Wording{Text::AskReplaceGame, "Une partie est déjà en cours. La nouvelle prendra sa place."},
    Wording{Text::LogIsEmpty, "Personne n’a encore joué."},
    Wording{Text::ThrowsTwoAway, "en défausse deux"},
    Wording{Text::HintWords, "Vous pourriez jouer"},
    Wording{Text::Thinking, "Je réfléchis"},
    Wording{Text::TurnOf, "À %1 de jouer"},
    Wording{Text::LastMove, "Dernier coup : %1"},
    Wording{Text::MoveNumber, "coup %1"},
    Wording{Text::PointsNumber, "%1 pts"},
    Wording{Text::PlayMove, "jouer"},
    Wording{Text::Menu, "menu"},
    Wording{Text::Rematch, "revanche"},
    Wording{Text::NoGamesYet, "Aucune partie terminée. Jouez-en une : elle sera comptée ici."},
    Wording{Text::GamesFinished, "Parties finies"},
    Wording{Text::GamesWon, "Gagnées"},
    Wording{Text::MostPoints, "Record"},
    Wording{Text::FewestPoints, "Moins de points"},
    Wording{Text::Brightness, "Luminosité"},
    Wording{Text::Sound, "Son"},
    Wording{Text::Animation, "Animation"},
    Wording{Text::BotPace, "Allure bots"},
    Wording{Text::StrongSymbols, "Symboles nets"},
    Wording{Text::SleepAfter, "Veille après"},
    Wording{Text::Off, "non"},
    Wording{Text::On, "oui"},
    Wording{Text::Slow, "lente"},
    Wording{Text::Normal, "normale"},
    Wording{Text::Fast, "rapide"},
    Wording{Text::Never, "jamais"},
    Wording{Text::MinutesNumber, "%1 min"},
    Wording{Text::Version, "Version"},
    Wording{Text::BuildId, "Build"},
    Wording{Text::Deal, "Donne"},
    Wording{Text::AboutUmbrella,
            "Umbrella, un jeu de Flavien Dauphin et Benoit Turpin, illustré par Vincent Dutrait, Lumberjacks Studio, "
            "2024.\n\nLes scènes, figures et plaquettes de score sont les nôtres, comme tous les textes et dessins."},
    Wording{Text::AboutParade,
            "Parade, un jeu de Naoki Homma, illustré par Yuka Saitou, Grimpeur, 2008.\n\nTextes et dessins sont les "
            "nôtres."},
    Wording{Text::AboutLicences,
            "Brolly est un logiciel libre sous licence MIT.\n\nAvec le Pico SDK (BSD à 3 clauses), l’Embedded Template "
            "Library (MIT) et la police Inter (SIL Open Font License)."},
    Wording{Text::FaultTitle, "Quelque chose a échoué"},
    Wording{Text::FaultWords,
            "La console a dû redémarrer. Rien de sauvé n’est perdu. Avec ce code, nous pourrons corriger :"},
    Wording{Text::GoOn, "continuer"},
    Wording{Text::RulesUmbrellaGoalTitle, "Le but"},
    Wording{Text::RulesUmbrellaGoal,
            "Les parapluies dansent sur votre Scène. Faites-les glisser\u202f: quatre d’une même couleur forment une "
            "figure. Chaque figure réalisée rapporte un jeton score. Le plus grand total l’emporte."},
    Wording{Text::RulesUmbrellaZonesTitle, "Scène et zones"},
    Wording{Text::RulesUmbrellaZones,
            "Quatre zones d’attente bordent la Scène. En haut, la centrale, à tous. De chaque côté, une intermédiaire, "
            "partagée avec un voisin. En bas, votre zone personnelle."},
    Wording{Text::RulesUmbrellaSlideTitle, "Glisser"},
    Wording{Text::RulesUmbrellaSlide,
            "À votre tour, prenez un parapluie dans une zone autour de la Scène et glissez-le de ce côté dans une "
            "rangée ou une colonne. Toute la ligne avance d’une case. Celui qui sort va dans la zone opposée."},
    Wording{Text::RulesUmbrellaEmptyZonesTitle, "Zones vides"},
    Wording{Text::RulesUmbrellaEmptyZones,
            "On ne glisse rien depuis une zone vide. Si vos quatre zones sont vides, prenez un parapluie dans une "
            "autre zone et glissez-le par le côté de votre choix. Celui qui sort va toujours dans la zone opposée."},
    Wording{Text::RulesUmbrellaFiguresTitle, "Figures"},
    Wording{Text::RulesUmbrellaFigures,
            "Une tuile montre 4 cases. Si votre Scène y porte une seule couleur, la figure est réalisée\u202f; le "
            "reste est libre. Vous débutez avec deux piles de deux tuiles\u202f: seul le dessus compte."},
    Wording{Text::RulesUmbrellaSpacesTitle, "Tuiles tournées"},
    Wording{Text::RulesUmbrellaSpaces,
            "Vos quatre cases figure ont leur repère dans un coin différent. On tourne la tuile jusqu’à ce que son "
            "repère s’y place. D’une case à la suivante, la même tuile pivote donc d’un quart de tour."},
    Wording{Text::RulesUmbrellaCompletingTitle, "Réaliser"},
    Wording{
        Text::RulesUmbrellaCompleting,
        "Si une figure est réalisée après la glissade, vous devez poser un jeton sur un emplacement libre adapté. Une "
        "seule par tour, au choix\u202f; une autre doit tenir jusqu’au prochain. Sans emplacement, la tuile reste."},
    Wording{Text::RulesUmbrellaGroupsTitle, "Les groupes"},
    Wording{Text::RulesUmbrellaGroups,
            "Un emplacement coloré accepte une figure de sa couleur\u202f; un bicolore (niveau 2), l’une ou l’autre. "
            "Aux niveaux 1 et 2, un groupe dont tous les emplacements sont occupés rapporte son bonus."},
    Wording{Text::RulesUmbrellaCornersTitle, "Niveaux 3 et 4"},
    Wording{Text::RulesUmbrellaCorners,
            "Un carré blanc accepte toute couleur, mais seulement de la case figure au même coin. Les jetons voisins, "
            "hors diagonale, forment un groupe\u202f: 2 jetons rapportent 3 points, 3 en rapportent 5, 4 ou plus, 8."},
    Wording{Text::RulesUmbrellaPowersTitle, "Pouvoirs"},
    Wording{Text::RulesUmbrellaPowers,
            "Au niveau 4, un pouvoir relie deux emplacements\u202f: occupez le second et vous pouvez l’utiliser. "
            "Rejouer\u202f: un tour de plus. Permuter\u202f: deux voisins sur la Scène. Échanger\u202f: un de la Scène "
            "et un d’une zone."},
    Wording{Text::RulesUmbrellaPassingTitle, "Passer la tuile"},
    Wording{Text::RulesUmbrellaPassing,
            "La tuile réalisée va au joueur à votre gauche, sur sa première case vide. S’il n’en a pas, il choisit la "
            "tuile à recouvrir, qui attend dessous. À deux joueurs, vous choisissez la face visible."},
    Wording{Text::RulesUmbrellaLastRoundTitle, "Le dernier tour"},
    Wording{Text::RulesUmbrellaLastRound,
            "Il débute si, en fin de tour, la réserve de jetons est vide, ou si le joueur n’a plus de tuile ou a 10 "
            "jetons. Les autres jouent un dernier tour, au besoin avec les jetons mis de côté."},
    Wording{Text::RulesUmbrellaScoringTitle, "Le score"},
    Wording{Text::RulesUmbrellaScoring,
            "Un jeton vaut 2 points\u202f; ajoutez vos bonus. Chaque parapluie de votre zone personnelle coûte 1 "
            "point\u202f; vide, elle en rapporte 2. À égalité, la zone la moins remplie gagne, sinon la victoire est "
            "partagée."},
    Wording{Text::RulesUmbrellaSoloTitle, "Solo"},
    Wording{Text::RulesUmbrellaSolo,
            "Cinq parapluies par zone, six tuiles face noire, six jetons. Ce qui sort est perdu. Une tuile noire "
            "réalisée passe au blanc sur la première case vide (sinon, au choix). Une blanche quitte le jeu."},
    Wording{Text::RulesUmbrellaSoloEndTitle, "Solo\u202f: la fin"},
    Wording{Text::RulesUmbrellaSoloEnd,
            "La partie finit au sixième jeton, ou si plus aucune figure n’est réalisable. Comptez 2 points par jeton "
            "et les bonus. Si les six sont posés, chaque parapluie resté dans les zones vaut 1 point de plus."},
    Wording{Text::RulesUmbrellaEditionsTitle, "Éditions"},
    Wording{Text::RulesUmbrellaEditions,
            "La française récente retourne la tuile passée (3-4 joueurs). Dans les deux françaises, Échanger se limite "
            "à vos quatre zones\u202f; ailleurs, toutes. L’italienne a 28 jetons, pas 25, et laisse choisir les faces "
            "de départ."},
    Wording{Text::RulesParadeGoalTitle, "Le but"},
    Wording{Text::RulesParadeGoal,
            "Une parade défile. À chaque tour, vous ajoutez une carte en queue et devez parfois en prendre d’autres. "
            "Les cartes prises coûtent des points\u202f: prenez-en peu, et de faibles. Le plus petit total gagne."},
    Wording{Text::RulesParadeTurnTitle, "Votre tour"},
    Wording{Text::RulesParadeTurn,
            "Il y a six couleurs, de 0 à 10. La parade débute avec six cartes et vous en avez cinq en main. Jouez-en "
            "une en queue, prenez les cartes qu’il faut, puis piochez-en une."},
    Wording{Text::RulesParadeSafeTitle, "À l’abri ou menacée"},
    Wording{Text::RulesParadeSafe,
            "La valeur de votre carte dit combien de cartes sont à l’abri, en comptant depuis la queue sans la vôtre. "
            "Celles de devant sont menacées\u202f; s’il n’y en a pas, rien n’est pris. Un 0 menace toute la parade."},
    Wording{Text::RulesParadeTakenTitle, "Cartes prises"},
    Wording{
        Text::RulesParadeTaken,
        "Parmi les menacées, prenez toutes celles de la couleur jouée et toutes celles de valeur égale ou inférieure. "
        "Les autres restent et se resserrent, la vôtre aussi. Les cartes prises restent visibles devant vous."},
    Wording{Text::RulesParadeLastRoundTitle, "Le dernier tour"},
    Wording{Text::RulesParadeLastRound,
            "Il débute quand un joueur a les six couleurs devant lui ou quand la pioche s’épuise. Ce tour s’achève "
            "comme d’habitude, pioche comprise. Puis chacun, lui aussi, joue encore un tour sans piocher."},
    Wording{Text::RulesParadeLastCardsTitle, "Les 4 dernières"},
    Wording{Text::RulesParadeLastCards,
            "Il reste quatre cartes à chacun. Choisissez-en deux en secret et défaussez-les\u202f; les autres "
            "rejoignent vos cartes visibles. Tous révèlent ensemble. La parade restante ne compte pas."},
    Wording{Text::RulesParadeScoringTitle, "Le score"},
    Wording{Text::RulesParadeScoring,
            "Chaque couleur se compte à part. Qui en a la majorité, même à égalité, compte seulement 1 par carte. Tous "
            "les autres additionnent les valeurs de leurs cartes. Le plus petit total gagne."},
    Wording{Text::RulesParadeTiesTitle, "À deux\u202f; égalités"},
    Wording{Text::RulesParadeTies,
            "À deux, la majorité demande au moins deux cartes de plus que l’autre\u202f; sinon, les valeurs comptent "
            "pour tous deux. À égalité de points, le moins de cartes visibles gagne, sinon la victoire est partagée."},
    Wording{Text::RulesLabelAgain, "Rejouer"},
    Wording{Text::RulesLabelSwap, "Permuter"},
    Wording{Text::RulesLabelExchange, "Échanger"},
    Wording{Text::RulesLabelFront, "tête"},
    Wording{Text::RulesLabelEnd, "queue"},
    Wording{Text::RulesLabelAtRisk, "menacées"},
    Wording{Text::RulesLabelSafeCards, "à l’abri"},
};
static_assert(is_complete(kTable));

}  // namespace

extern constexpr Wordings kFrench = kTable;

}  // namespace brolly
