#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>

#include <cstdint>

#include "engine/common/complaint.hpp"
#include "engine/common/text_out.hpp"
#include "engine/umbrella/move.hpp"
#include "engine/umbrella/table.hpp"

/// The texts of the table protocol, byte for byte.
namespace brolly::umbrella {

void write_move(Move move, TextOut& out);
/// A legal move, or nothing.
etl::optional<Move> read_move(const Table& table, etl::string_view text);

/// `key=value` words, without the game's name and the seed.
OrComplaint<Options> read_options(etl::string_view text);

void write_state(const State& state, TextOut& out);
/// As the state, with `?` for every tile that nobody has seen.
void write_view(const Table& table, TextOut& out);
/// Accepts exactly what write_state() prints. The set-up's faces are not part of the text: they count as random.
OrComplaint<State> read_state(etl::string_view text);

void write_score(const Table& table, TextOut& out);
void write_data(TextOut& out);

}  // namespace brolly::umbrella
