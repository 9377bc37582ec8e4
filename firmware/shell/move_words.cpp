#include "firmware/shell/move_words.hpp"

#include "engine/common/text_out.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {

void write_open_move(const Shell& /*shell*/, umbrella::Move move, etl::istring& out) {
  StringOut text(out);
  umbrella::write_move(move, text);
}

void write_open_move(const Shell& shell, parade::Move move, etl::istring& out) {
  if (parade::is_throw(move)) {
    copy_text(out, shell.say(Text::ThrowsTwoAway));
    return;
  }
  StringOut text(out);
  parade::write_move(move, text);
}

}  // namespace brolly
