#include "firmware/program.hpp"

namespace brolly {
namespace {

// While something moves, a step for every frame of the panel; otherwise only what a person would miss is checked.
constexpr std::uint32_t kFrameMs = 16;
constexpr std::uint32_t kIdleMs = 100;
constexpr std::uint32_t kAsleepMs = 1'000;

}  // namespace

Program::Program(const Canvas& canvas, MelodyPlayer& sounds, const BuildInfo& build, std::uint64_t seed)
    : canvas_(canvas), sounds_(sounds), shell_(build, sounds, canvas.bounds(), seed) {}

void Program::begin(std::uint32_t now_ms, etl::string_view fault_report) {
  now_ms_ = now_ms;
  idle_.touch(now_ms);
  shell_.fault_report.assign(fault_report.data(), fault_report.size());
  shell_.open(fault_report.empty() ? SceneId::Start : SceneId::Fault);
  top().enter(shell_, true);
  shell_.redraw();
}

Scene& Program::scene(SceneId id) {
  switch (id) {
    case SceneId::Language:
      return language_;
    case SceneId::Start:
      return start_;
    case SceneId::Menu:
      return menu_;
    case SceneId::SetUp:
      return set_up_;
    case SceneId::EditName:
      return name_;
    case SceneId::Game:
      return game_;
    case SceneId::Pause:
      return pause_;
    case SceneId::Question:
      return question_;
    case SceneId::Log:
      return log_;
    case SceneId::Hint:
      return hint_;
    case SceneId::RulesMenu:
      return rules_menu_;
    case SceneId::Rules:
      return rules_;
    case SceneId::Statistics:
      return statistics_;
    case SceneId::Settings:
      return settings_;
    case SceneId::About:
      return about_;
    case SceneId::Fault:
      return fault_;
  }
  return fault_;
}

template <class Action>
void Program::run(Action action) {
  const SceneId before = shell_.top();
  const unsigned depth = shell_.depth();
  action(top());
  bool yes = false;
  const bool has_answer = shell_.take_answer(yes);
  if (has_answer) top().answered(shell_, yes);
  if (shell_.top() != before || shell_.depth() != depth) enter_top(depth);
}

void Program::enter_top(unsigned depth_before) {
  const bool is_deeper = shell_.depth() >= depth_before;
  // Nobody waits for a bot whose scene has gone; one that is uncovered starts its bot again.
  shell_.thinker.stop();
  top().enter(shell_, is_deeper);
  shell_.changed().clear();
  wipe_.begin(shell_.screen(), is_deeper, shell_.settings.animation, now_ms_);
}

void Program::handle(const ButtonEvent& event) {
  now_ms_ = event.at_ms;
  shell_.stir(event.at_ms);
  idle_.touch(event.at_ms);
  // A press that wakes the console does nothing else, and neither does its release.
  if (wakefulness_ == Wakefulness::Asleep) {
    if (event.action == Action::Press) wakefulness_ = Wakefulness::Awake;
    return;
  }
  wakefulness_ = Wakefulness::Awake;
  run([&](Scene& scene) { scene.handle(shell_, event); });
}

void Program::tick(std::uint32_t now_ms) {
  now_ms_ = now_ms;
  sounds_.set_volume(volume_of(shell_.settings));
  sounds_.tick(now_ms);
  idle_.set_sleep_after(sleep_after_ms(shell_.settings));
  const Wakefulness before = wakefulness_;
  wakefulness_ = idle_.at(now_ms);
  if (wakefulness_ == Wakefulness::Asleep) {
    if (before != Wakefulness::Asleep) run([&](Scene& scene) { scene.fall_asleep(shell_); });
    return;
  }
  run([&](Scene& scene) { scene.tick(shell_, now_ms); });
}

etl::span<const Rect> Program::draw() {
  if (wipe_.is_running()) shell_.redraw(wipe_.next(now_ms_));
  sent_ = shell_.changed();
  shell_.changed().clear();
  for (const Rect& rect : sent_.rects()) {
    canvas_.set_clip(rect);
    top().draw(canvas_, shell_);
  }
  return sent_.rects();
}

std::uint32_t Program::next_tick_ms() const {
  if (wakefulness_ == Wakefulness::Asleep) return now_ms_ + kAsleepMs;
  // A bot that thinks gets all the time there is, slice by slice.
  if (shell_.thinker.is_thinking()) return now_ms_;
  return now_ms_ + (wipe_.is_running() || sounds_.is_playing() ? kFrameMs : kIdleMs);
}

std::uint8_t Program::light() const {
  const std::uint8_t full = light_of(shell_.settings);
  switch (wakefulness_) {
    case Wakefulness::Asleep:
      return 0;
    case Wakefulness::Dimmed:
      return static_cast<std::uint8_t>(full / 4);
    default:
      return full;
  }
}

void Program::measure_battery(std::uint16_t millivolts, bool is_charging) {
  const Battery before = shell_.battery;
  shell_.battery.update(millivolts, is_charging);
  const bool looks_other =
      before.bars() != shell_.battery.bars() || before.is_charging() != shell_.battery.is_charging();
  if (looks_other) shell_.redraw(Rect{shell_.screen().width - 40, 0, 40, 26});
}

}  // namespace brolly
