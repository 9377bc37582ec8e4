#include "firmware/scenes/game_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"
#include "firmware/shell/move_words.hpp"
#include "firmware/shell/propose.hpp"
#include "firmware/shell/results.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kPlayHints[] = {{Button::A, Text::PlayMove}, {Button::B, Text::Menu}};
constexpr ButtonHint kWaitHints[] = {{Button::B, Text::Menu}};
constexpr ButtonHint kOverHints[] = {{Button::A, Text::Rematch}, {Button::B, Text::Menu}};

bool is_over(const Shell& shell) {
  return shell.with_match([](const auto& match) { return !match.is_running(); });
}

bool is_bots_turn(const Shell& shell) {
  return shell.with_match([](const auto& match) { return match.is_bots_turn(); });
}

void draw_turn(Canvas& canvas, const Shell& shell, const Rect& body) {
  etl::string<64> line;
  etl::string<32> last;
  shell.with_match([&](const auto& match) {
    const Player actor = actor_of(match.state());
    fill_in(line, shell.say(Text::TurnOf), shell.player_name(match.seat_of(actor), match.seat(actor)));
    if (match.log_size() > 0) write_open_move(shell, match.log(match.log_size() - 1).move, last);
  });
  const int center = body.width / 2;
  canvas.text_centered(center, body.y + 54, fonts::kBody, line, palette::kText);
  if (last.empty()) return;
  etl::string<64> last_line;
  fill_in(last_line, shell.say(Text::LastMove), last);
  canvas.text_centered(center, body.y + 84, fonts::kSmall, last_line, palette::kDimText);
}

void draw_points(Canvas& canvas, const Shell& shell, const Rect& body) {
  shell.with_match([&](const auto& match) {
    const Results results = results_of(match.state());
    for (unsigned index = 0; index < match.players(); ++index) {
      const Player player{static_cast<std::uint8_t>(index)};
      const int y = body.y + 12 + static_cast<int>(index) * 28;
      const bool has_won = (results.winners >> index & 1U) != 0;
      const Color color = has_won ? palette::kHighlight : palette::kText;
      canvas.text_within(20, y, body.width - 120, fonts::kBody,
                         shell.player_name(match.seat_of(player), match.seat(player)), color);
      etl::string<32> points;
      fill_in(points, shell.say(Text::PointsNumber), Digits(results.points[index]));
      canvas.text_right(body.width - 20, y, fonts::kBody, points, color);
    }
  });
}

}  // namespace

void GameScene::enter(Shell& /*shell*/, bool /*is_new*/) {
  bot_turn_.begin(now_ms_);
}

void GameScene::handle(Shell& shell, const ButtonEvent& event) {
  if (event.is_press(Button::B)) {
    shell.hum(melodies::kBack);
    return is_over(shell) ? shell.go_home() : shell.open(SceneId::Pause);
  }
  if (!event.is_press(Button::A)) return;
  if (is_over(shell)) return start_rematch(shell);
  if (!is_bots_turn(shell)) play_any(shell);
}

void GameScene::tick(Shell& shell, std::uint32_t now_ms) {
  now_ms_ = now_ms;
  if (!is_bots_turn(shell)) return;
  const bool has_played = shell.with_match([&](auto& match) {
    const auto move = bot_turn_.tick(shell, match, now_ms);
    if (move) match.play(*move);
    return move.has_value();
  });
  if (has_played) after_move(shell);
}

/// The scene stays on top, so nobody else draws the new game.
void GameScene::start_rematch(Shell& shell) {
  shell.start_game(shell.kind);
  bot_turn_.begin(now_ms_);
  shell.redraw();
}

void GameScene::play_any(Shell& shell) {
  shell.with_match([&](auto& match) { match.play(propose(match, shell.draw_number())); });
  bot_turn_.begin(now_ms_);
  after_move(shell);
}

void GameScene::after_move(Shell& shell) {
  shell.hum(melodies::kMove);
  if (is_over(shell)) finish(shell);
  shell.redraw();
}

void GameScene::finish(Shell& shell) {
  shell.hum(melodies::kWon);
  shell.with_match([&](const auto& match) { count_result(shell, match); });
}

void GameScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  etl::string<32> moves;
  shell.with_match([&](const auto& match) {
    fill_in(moves, shell.say(Text::MoveNumber), Digits(static_cast<std::int32_t>(match.moves_made())));
  });
  draw_header(canvas, shell, shell.say(shell.kind == GameKind::Umbrella ? Text::Umbrella : Text::Parade), moves);
  const Rect body = body_of(shell.screen());
  if (is_over(shell)) {
    draw_points(canvas, shell, body);
    return draw_footer(canvas, shell, kOverHints);
  }
  draw_turn(canvas, shell, body);
  draw_footer(canvas, shell, is_bots_turn(shell) ? etl::span<const ButtonHint>(kWaitHints) : kPlayHints);
}

}  // namespace brolly
