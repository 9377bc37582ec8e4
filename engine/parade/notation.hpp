#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>

#include "engine/common/complaint.hpp"
#include "engine/common/text_out.hpp"
#include "engine/parade/move.hpp"
#include "engine/parade/rules.hpp"
#include "engine/parade/state.hpp"
#include "engine/parade/view.hpp"

namespace brolly::parade {

inline constexpr etl::string_view kColourLetters = "BGOPRS";
static_assert(kColourLetters.size() == kColours);

void write_move(Move move, TextOut& out);
void write_state(const State& state, TextOut& out);
void write_view(const View& view, TextOut& out);
void write_score(const State& state, TextOut& out);
/// The parts of the game are its cards.
void write_data(TextOut& out);

/// From words like `players=3`.
OrComplaint<Options> read_options(etl::string_view text);
/// A legal move, or nothing.
etl::optional<Move> read_move(const State& state, etl::string_view text);
/// Takes exactly what `write_state` writes.
OrComplaint<State> read_state(etl::string_view text);

}  // namespace brolly::parade
