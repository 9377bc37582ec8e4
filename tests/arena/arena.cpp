// arena GAME players=N seats=a,b,... games=N seed=S [level= edition= faces=]: bots against each other.

#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/arena/hall.hpp"

namespace {

using namespace brolly;
using namespace brolly::arena;

int complain_about(const std::string& what) {
  std::fprintf(stderr, "arena: %s\n", what.c_str());
  return EXIT_FAILURE;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    if (letter == ',') {
      words.emplace_back();
    } else {
      words.back().push_back(letter);
    }
  }
  return words;
}

/// The words that are not the arena's own are the game's options.
Match read_match(int count, char** words) {
  Match match;
  for (int word = 0; word < count; ++word) {
    const std::string text = words[word];
    const std::string key = text.substr(0, text.find('='));
    const std::string value = text.substr(std::min(key.size() + 1, text.size()));
    if (key == "seats") {
      match.bots = split(value);
    } else if (key == "games") {
      match.games = static_cast<unsigned>(std::strtoul(value.c_str(), nullptr, 10));
    } else if (key == "seed") {
      match.seed = std::strtoull(value.c_str(), nullptr, 10);
    } else {
      match.options += (match.options.empty() ? "" : " ") + text;
    }
  }
  return match;
}

template <Game G>
int hold(const Match& match) {
  const auto options = G::read_options(match.options.c_str());
  if (!options) return complain_about(options.error().sentence.data());
  if (options->players != match.players()) return complain_about("seats names one bot for each player");
  if (match.games == 0) return complain_about("games is a number from 1");
  std::vector<BotName> bots;
  for (const std::string& name : match.bots) {
    const auto bot = read_bot<G>(name);
    if (!bot) return complain_about("there is no bot " + name);
    bots.push_back(*bot);
  }
  print(match, Hall<G>(match, *options, bots).play());
  return EXIT_SUCCESS;
}

}  // namespace

int main(int count, char** words) {
  const std::string game = count > 1 ? words[1] : "";
  if (game == "parade") return hold<parade::Parade>(read_match(count - 2, words + 2));
  if (game == "umbrella") return hold<umbrella::Umbrella>(read_match(count - 2, words + 2));
  return complain_about("usage: arena parade|umbrella players=N seats=BOT,BOT,... games=N seed=S [level= edition=]");
}
