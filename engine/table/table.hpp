#pragma once

#include <etl/string_view.h>

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/common/complaint.hpp"
#include "engine/common/game.hpp"
#include "engine/common/text_in.hpp"
#include "engine/common/text_out.hpp"
#include "engine/table/order.hpp"
#include "engine/table/session.hpp"
#include "engine/table/setup.hpp"

namespace brolly::table {

enum class After : std::uint8_t { GoOn, Quit };

/// Speaks the table protocol: gets a line, writes its answer. One game lies on it at a time; it remembers `kMoves`
/// moves of it.
template <std::size_t kMoves, Game... Games>
class Table {
 public:
  After answer(etl::string_view line, TextOut& out);

 private:
  struct NoGame {
    /// The printed parts do not wait for a game: those of the first one are told at any time.
    OrComplaint<void> obey(const Order& order, TextOut& out) {
      if (order.command != Command::Data) return complain("there is no game yet: new or position sets one up");
      std::tuple_element_t<0, std::tuple<Games...>>::write_data(out);
      out.put('\n');
      return {};
    }
  };

  OrComplaint<void> obey(const Order& order, TextOut& out);
  OrComplaint<void> set_up(Words words);
  OrComplaint<void> load(etl::string_view json);
  /// Calls `action` with a std::type_identity of the game called `name`.
  template <class Action>
  static OrComplaint<void> for_game(etl::string_view name, Action action);

  std::variant<NoGame, Session<Games, kMoves>...> session_;
};

template <std::size_t kMoves, Game... Games>
After Table<kMoves, Games...>::answer(etl::string_view line, TextOut& out) {
  if (line.starts_with('#')) return After::GoOn;
  const auto order = read_order(line);
  const auto obeyed = order ? obey(*order, out) : complain(order.error().sentence);
  if (!obeyed) {
    out.put("error ");
    out.put(obeyed.error().sentence);
    out.put('\n');
    return After::GoOn;
  }
  out.put("ok\n");
  return order->command == Command::Quit ? After::Quit : After::GoOn;
}

template <std::size_t kMoves, Game... Games>
OrComplaint<void> Table<kMoves, Games...>::obey(const Order& order, TextOut& out) {
  switch (order.command) {
    case Command::New:
      return set_up(order.words);
    case Command::Position:
      return load(order.words.rest());
    case Command::Quit:
      return {};
    default:
      return std::visit([&](auto& session) { return session.obey(order, out); }, session_);
  }
}

template <std::size_t kMoves, Game... Games>
OrComplaint<void> Table<kMoves, Games...>::set_up(Words words) {
  const etl::string_view name = words.next();
  return for_game(name, [&](auto game) -> OrComplaint<void> {
    using G = typename decltype(game)::type;
    const auto setup = read_setup(words);
    if (!setup) return complain(setup.error().sentence);
    const auto options = G::read_options(setup->options);
    if (!options) return complain(options.error().sentence);
    session_.template emplace<Session<G, kMoves>>(G::start(*options, setup->seed));
    return {};
  });
}

template <std::size_t kMoves, Game... Games>
OrComplaint<void> Table<kMoves, Games...>::load(etl::string_view json) {
  TextIn in(json);
  if (!in.take("{\"game\":\"")) return complain("a position starts with {\"game\":");
  return for_game(in.until('"'), [&](auto game) -> OrComplaint<void> {
    using G = typename decltype(game)::type;
    const auto state = G::read_state(json);
    if (!state) return complain(state.error().sentence);
    session_.template emplace<Session<G, kMoves>>(*state);
    return {};
  });
}

template <std::size_t kMoves, Game... Games>
template <class Action>
OrComplaint<void> Table<kMoves, Games...>::for_game(etl::string_view name, Action action) {
  OrComplaint<void> result = complain("there is no such game");
  const auto try_game = [&](auto game) {
    if (name != decltype(game)::type::kName) return false;
    result = action(game);
    return true;
  };
  static_cast<void>((try_game(std::type_identity<Games>{}) || ...));
  return result;
}

}  // namespace brolly::table
