#include "engine/common/text_in.hpp"
#include "engine/umbrella/names.hpp"
#include "engine/umbrella/notation.hpp"

namespace brolly::umbrella {
namespace {

/// What stands after each key; empty where the key does not occur.
struct Words {
  etl::string_view players;
  etl::string_view level;
  etl::string_view edition;
  etl::string_view faces;
};

etl::string_view* value_of(Words& words, etl::string_view key) {
  if (key == "players") return &words.players;
  if (key == "level") return &words.level;
  if (key == "edition") return &words.edition;
  if (key == "faces") return &words.faces;
  return nullptr;
}

OrComplaint<Words> split(etl::string_view text) {
  Words words;
  TextIn in(text);
  while (!in.at_end()) {
    TextIn word(in.until(' '));
    if (word.at_end()) continue;
    etl::string_view* value = value_of(words, word.until('='));
    if (value == nullptr) return complain("umbrella takes players, level, edition, faces and seed, each as key=value");
    if (!value->empty()) return complain("an option is given twice");
    if (word.at_end()) return complain("an option has no value");
    *value = word.rest();
  }
  return words;
}

/// A number from 1 to 4, or 0 for anything else.
std::uint8_t one_to_four(etl::string_view text) {
  const bool fits = text.size() == 1 && text[0] >= '1' && text[0] <= '4';
  return static_cast<std::uint8_t>(fits ? text[0] - '0' : 0);
}

}  // namespace

OrComplaint<Options> read_options(etl::string_view text) {
  const auto words = split(text);
  if (!words) return etl::unexpected<Complaint>(words.error());
  Options options;
  options.players = one_to_four(words->players);
  if (options.players == 0) return complain("players must be 1 to 4");
  options.level = one_to_four(words->level);
  if (options.level == 0) return complain("level must be 1 to 4");
  const auto edition = find_name(kEditionNames, words->edition);
  if (!edition) return complain("edition must be it, en, fr1 or fr2");
  options.edition = nth<Edition>(*edition);
  options.faces = options.players == 1 ? Faces::Black : Faces::Random;
  if (words->faces.empty()) return options;

  const auto faces = find_name(kFacesNames, words->faces);
  if (!faces) return complain("faces must be black, white or random");
  if (options.players == 1) return complain("faces can be chosen only with 2 to 4 players");
  if (!rules_of(options.edition).faces_are_chosen) return complain("faces can be chosen only in the edition it");
  options.faces = nth<Faces>(*faces);
  return options;
}

}  // namespace brolly::umbrella
