#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "Français"},
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
    Wording{Text::RulesParadeTakenTitle, "Ce que vous prenez"},
    Wording{
        Text::RulesParadeTaken,
        "Parmi les menacées, prenez toutes celles de la couleur jouée et toutes celles de valeur égale ou inférieure. "
        "Les autres restent et se resserrent, la vôtre aussi. Les cartes prises restent visibles devant vous."},
    Wording{Text::RulesParadeLastRoundTitle, "Le dernier tour"},
    Wording{Text::RulesParadeLastRound,
            "Il débute quand un joueur a les six couleurs devant lui ou quand la pioche s’épuise. Ce tour s’achève "
            "comme d’habitude, pioche comprise. Puis chacun, lui aussi, joue encore un tour sans piocher."},
    Wording{Text::RulesParadeLastCardsTitle, "Les quatre dernières"},
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
