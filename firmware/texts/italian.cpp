#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "Italiano"},
    Wording{Text::Language, "Lingua"},
    Wording{Text::Begin, "inizia"},
    Wording{Text::TwoGames, "due giochi in tasca"},
    Wording{Text::Choose, "scegli"},
    Wording{Text::Back, "indietro"},
    Wording{Text::Change, "cambia"},
    Wording{Text::Next, "avanti"},
    Wording{Text::Earlier, "prima"},
    Wording{Text::Done, "fatto"},
    Wording{Text::No, "no"},
    Wording{Text::Continue, "Continua"},
    Wording{Text::Umbrella, "Umbrella"},
    Wording{Text::Parade, "Parade"},
    Wording{Text::HowToPlay, "Come si gioca"},
    Wording{Text::Statistics, "Statistiche"},
    Wording{Text::Settings, "Impostazioni"},
    Wording{Text::About, "Informazioni"},
    Wording{Text::StartGame, "Inizia partita"},
    Wording{Text::Players, "Giocatori"},
    Wording{Text::Solo, "solitario"},
    Wording{Text::PlayerNumber, "Gioc. %1"},
    Wording{Text::BotNumber, "Bot %1"},
    Wording{Text::Person, "persona"},
    Wording{Text::BotRandom, "bot: casuale"},
    Wording{Text::BotEasy, "bot: facile"},
    Wording{Text::BotMedium, "bot: medio"},
    Wording{Text::BotHard, "bot: difficile"},
    Wording{Text::BotExpert, "bot: esperto"},
    Wording{Text::WhoStarts, "Chi inizia"},
    Wording{Text::AtRandom, "a caso"},
    Wording{Text::Level, "Livello"},
    Wording{Text::Edition, "Edizione"},
    Wording{Text::EditionItalian, "italiana"},
    Wording{Text::EditionEnglish, "inglese"},
    Wording{Text::EditionFrenchOld, "francese, prima"},
    Wording{Text::EditionFrenchNew, "francese, nuova"},
    Wording{Text::Faces, "Lati tessere"},
    Wording{Text::FacesBlack, "nero"},
    Wording{Text::FacesWhite, "bianco"},
    Wording{Text::FacesRandom, "a caso"},
    Wording{Text::EditName, "Nome"},
    Wording{Text::Rename, "nome"},
    Wording{Text::Type, "scrivi"},
    Wording{Text::Erase, "canc."},
    Wording{Text::Case, "a/A"},
    Wording{Text::Pause, "Pausa"},
    Wording{Text::Resume, "Riprendi"},
    Wording{Text::Undo, "Annulla mossa"},
    Wording{Text::Hint, "Suggerimento"},
    Wording{Text::Log, "Mosse fatte"},
    Wording{Text::SaveAndLeave, "Salva ed esci"},
    Wording{Text::GiveUp, "Abbandona"},
    Wording{Text::AreYouSure, "Davvero?"},
    Wording{Text::AskGiveUp, "Abbandonare la partita? Andrà persa."},
    Wording{Text::AskReplaceGame, "C’è già una partita in corso. Quella nuova prende il suo posto."},
    Wording{Text::LogIsEmpty, "Nessuno ha ancora mosso."},
    Wording{Text::ThrowsTwoAway, "ne scarta due"},
    Wording{Text::HintWords, "Potresti giocare"},
    Wording{Text::TurnOf, "Tocca a %1"},
    Wording{Text::LastMove, "Ultima mossa: %1"},
    Wording{Text::MoveNumber, "mossa %1"},
    Wording{Text::PointsNumber, "%1 pt"},
    Wording{Text::PlayMove, "gioca"},
    Wording{Text::Menu, "menu"},
    Wording{Text::Rematch, "rivincita"},
    Wording{Text::NoGamesYet, "Ancora nessuna partita finita. Giocane una e la troverai qui."},
    Wording{Text::GamesFinished, "Partite finite"},
    Wording{Text::GamesWon, "Vinte da persone"},
    Wording{Text::MostPoints, "Punti massimi"},
    Wording{Text::FewestPoints, "Punti minimi"},
    Wording{Text::Brightness, "Luminosità"},
    Wording{Text::Sound, "Suono"},
    Wording{Text::Animation, "Animazioni"},
    Wording{Text::StrongSymbols, "Simboli forti"},
    Wording{Text::SleepAfter, "Riposo dopo"},
    Wording{Text::Off, "no"},
    Wording{Text::On, "sì"},
    Wording{Text::Slow, "lente"},
    Wording{Text::Normal, "normali"},
    Wording{Text::Fast, "veloci"},
    Wording{Text::Never, "mai"},
    Wording{Text::MinutesNumber, "%1 min"},
    Wording{Text::Version, "Versione"},
    Wording{Text::BuildId, "Build"},
    Wording{Text::Deal, "Distribuzione"},
    Wording{Text::AboutUmbrella,
            "Umbrella, un gioco di Flavien Dauphin e Benoit Turpin, illustrato da Vincent Dutrait, Lumberjacks Studio, "
            "2024.\n\nPalchi, coreografie e tessere punteggio qui dentro sono nostri, come ogni testo e disegno."},
    Wording{Text::AboutParade,
            "Parade, un gioco di Naoki Homma, illustrato da Yuka Saitou, Grimpeur, 2008.\n\nTesti e disegni qui dentro "
            "sono nostri."},
    Wording{Text::AboutLicences,
            "Brolly è software libero con licenza MIT.\n\nUsa il Pico SDK (BSD a 3 clausole), la Embedded Template "
            "Library (MIT) e il carattere Inter (SIL Open Font License)."},
    Wording{Text::FaultTitle, "Qualcosa è andato storto"},
    Wording{Text::FaultWords,
            "La console ha dovuto ripartire. Nulla di salvato è perduto. Con questo codice possiamo rimediare:"},
    Wording{Text::GoOn, "continua"},
    Wording{Text::RulesUmbrellaGoalTitle, "Lo scopo"},
    Wording{Text::RulesUmbrellaGoal,
            "Sul tuo Palco danzano gli ombrelli. Falli scivolare finché quattro dello stesso colore formano una "
            "coreografia. Ogni coreografia completata ti dà un segnalino punteggio. Vince chi ha più punti."},
    Wording{Text::RulesUmbrellaZonesTitle, "Palco e zone"},
    Wording{Text::RulesUmbrellaZones,
            "Attorno al Palco ci sono quattro zone di Attesa. In alto la Centrale, di tutti. Ai lati le Laterali, "
            "ognuna in comune con un vicino. In basso la tua zona Personale."},
    Wording{Text::RulesUmbrellaSlideTitle, "Far scivolare"},
    Wording{Text::RulesUmbrellaSlide,
            "Nel tuo turno prendi un ombrello da una zona attorno al Palco e spingilo in una riga o colonna da quel "
            "lato. Tutta la linea avanza di una casella. L’ombrello che esce va nella zona opposta."},
    Wording{Text::RulesUmbrellaEmptyZonesTitle, "Zone vuote"},
    Wording{Text::RulesUmbrellaEmptyZones,
            "Da una zona vuota non si spinge. Se sono vuote tutte e quattro le zone attorno a te, prendi un ombrello "
            "da un’altra zona e spingilo dal lato che vuoi. Quello che esce va sempre nella zona opposta."},
    Wording{Text::RulesUmbrellaFiguresTitle, "Coreografie"},
    Wording{Text::RulesUmbrellaFigures,
            "Una tessera indica 4 caselle su 16. Se lì il Palco ha un solo colore, la coreografia è completa; le altre "
            "caselle non contano. Inizi con due pile di due tessere: valgono solo quelle in cima."},
    Wording{Text::RulesUmbrellaSpacesTitle, "Tessere girate"},
    Wording{Text::RulesUmbrellaSpaces,
            "Ognuno dei quattro spazi coreografia ha un segno in un angolo diverso. La tessera si gira finché il suo "
            "segno combacia. Così su ogni spazio la stessa tessera è girata di un quarto in più."},
    Wording{Text::RulesUmbrellaCompletingTitle, "Completare"},
    Wording{Text::RulesUmbrellaCompleting,
            "Se dopo la mossa una coreografia è completa, devi mettere un segnalino su uno spazio libero adatto. Una "
            "sola per turno, a tua scelta: le altre devono resistere fino al prossimo. Senza spazio la tessera resta."},
    Wording{Text::RulesUmbrellaGroupsTitle, "Spazi e gruppi"},
    Wording{Text::RulesUmbrellaGroups,
            "Uno spazio colorato accetta una coreografia di quel colore; uno bicolore (livello 2) accetta entrambi i "
            "colori. Ai livelli 1 e 2, un gruppo con tutti gli spazi occupati dà il bonus indicato."},
    Wording{Text::RulesUmbrellaCornersTitle, "Livelli 3 e 4"},
    Wording{Text::RulesUmbrellaCorners,
            "Il quadrato bianco accetta ogni colore, ma solo dallo spazio coreografia con lo stesso angolo. I "
            "segnalini vicini, non in diagonale, fanno gruppo: in 2 danno 3 punti, in 3 ne danno 5, da 4 in su 8."},
    Wording{Text::RulesUmbrellaPowersTitle, "Poteri"},
    Wording{Text::RulesUmbrellaPowers,
            "Al livello 4 c’è un potere tra due spazi: se occupi il secondo, puoi usarlo. Rigioca: un altro turno dopo "
            "questo. Inverti: due ombrelli vicini sul Palco. Scambia: uno del Palco con uno di una zona."},
    Wording{Text::RulesUmbrellaPassingTitle, "Passare la tessera"},
    Wording{Text::RulesUmbrellaPassing,
            "La tessera completata va al giocatore alla tua sinistra, sul suo primo spazio vuoto. Se non ne ha, "
            "sceglie quale tessera coprire: quella sotto aspetta. In due, sei tu a scegliere il lato visibile."},
    Wording{Text::RulesUmbrellaLastRoundTitle, "L’ultimo turno"},
    Wording{Text::RulesUmbrellaLastRound,
            "Inizia se a fine turno la riserva di segnalini è vuota, o se chi ha giocato non ha più tessere o ha 10 "
            "segnalini. Gli altri fanno un ultimo turno, se serve con i segnalini messi da parte."},
    Wording{Text::RulesUmbrellaScoringTitle, "Il punteggio"},
    Wording{Text::RulesUmbrellaScoring,
            "Un segnalino vale 2 punti; aggiungi i bonus. Ogni ombrello nella zona Personale toglie 1 punto; se è "
            "vuota, ne guadagni 2. In parità vince chi lì ne ha meno; se è ancora parità, si vince insieme."},
    Wording{Text::RulesUmbrellaSoloTitle, "Solitario"},
    Wording{Text::RulesUmbrellaSolo,
            "Cinque ombrelli per zona, sei tessere sul lato nero, sei segnalini. Gli ombrelli che escono sono persi. "
            "Una tessera nera completata diventa bianca e va sul primo spazio vuoto (se manca, scegli tu). Una bianca "
            "lascia il gioco."},
    Wording{Text::RulesUmbrellaSoloEndTitle, "Solitario: la fine"},
    Wording{Text::RulesUmbrellaSoloEnd,
            "Finisce col sesto segnalino o quando nessuna coreografia si può più completare. Conta 2 punti per "
            "segnalino e i bonus. Se li hai messi tutti e sei, ogni ombrello rimasto nelle zone vale 1 punto in più."},
    Wording{Text::RulesUmbrellaEditionsTitle, "Edizioni"},
    Wording{
        Text::RulesUmbrellaEditions,
        "La francese più recente volta la tessera passata (3-4 giocatori). Nelle due francesi Scambia vale solo per le "
        "tue quattro zone, altrove per tutte. L’italiana ha 28 segnalini, non 25, e fa scegliere i lati iniziali."},
    Wording{Text::RulesParadeGoalTitle, "Lo scopo"},
    Wording{Text::RulesParadeGoal,
            "Passa una parata. A ogni turno aggiungi una carta alla fine, e a volte devi prenderne altre. Le carte "
            "prese costano punti: prendine poche, e basse. Vince chi ha meno punti."},
    Wording{Text::RulesParadeTurnTitle, "Il tuo turno"},
    Wording{Text::RulesParadeTurn,
            "Ci sono sei colori, con valori da 0 a 10. La parata inizia con sei carte; tu ne hai cinque in mano. "
            "Giocane una alla fine, prendi le carte che devi, poi pescane una."},
    Wording{Text::RulesParadeSafeTitle, "Al sicuro o a rischio"},
    Wording{Text::RulesParadeSafe,
            "Il valore della tua carta dice quante sono al sicuro, contando dalla fine senza la tua. Quelle più avanti "
            "sono a rischio; se non ce ne sono, non prendi nulla. Uno 0 mette a rischio tutta la parata."},
    Wording{Text::RulesParadeTakenTitle, "Che cosa prendi"},
    Wording{Text::RulesParadeTaken,
            "Tra le carte a rischio devi prendere tutte quelle del colore giocato e tutte quelle di valore uguale o "
            "minore. Le altre restano e si serrano; anche la tua resta. Quelle prese stanno scoperte davanti a te."},
    Wording{Text::RulesParadeLastRoundTitle, "L’ultimo turno"},
    Wording{Text::RulesParadeLastRound,
            "Inizia quando un giocatore ha davanti tutti e sei i colori o finisce la pila di pesca. Quel turno si "
            "chiude come sempre, pescando. Poi tutti, lui compreso, fanno ancora un turno senza pescare."},
    Wording{Text::RulesParadeLastCardsTitle, "Le ultime quattro"},
    Wording{Text::RulesParadeLastCards,
            "Tutti restano con quattro carte in mano. Scegline due in segreto e scartale; le altre due si uniscono "
            "alle tue carte scoperte. Si rivelano tutti insieme. Le carte rimaste nella parata non contano."},
    Wording{Text::RulesParadeScoringTitle, "Il punteggio"},
    Wording{Text::RulesParadeScoring,
            "Ogni colore si conta a parte. Chi ne ha la maggioranza, anche in parità, conta solo 1 per ogni carta. "
            "Tutti gli altri sommano i valori delle proprie carte. Vince chi ha meno punti."},
    Wording{Text::RulesParadeTiesTitle, "In due; parità"},
    Wording{Text::RulesParadeTies,
            "In due, per la maggioranza servono almeno due carte più dell’altro; se no entrambi sommano i valori. A "
            "parità di punti vince chi ha meno carte scoperte; se è ancora parità, si vince insieme."},
    Wording{Text::RulesLabelAgain, "Rigioca"},
    Wording{Text::RulesLabelSwap, "Inverti"},
    Wording{Text::RulesLabelExchange, "Scambia"},
    Wording{Text::RulesLabelFront, "fronte"},
    Wording{Text::RulesLabelEnd, "fine"},
    Wording{Text::RulesLabelAtRisk, "a rischio"},
    Wording{Text::RulesLabelSafeCards, "al sicuro"},
};
static_assert(is_complete(kTable));

}  // namespace

extern constexpr Wordings kItalian = kTable;

}  // namespace brolly
