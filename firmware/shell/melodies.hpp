#pragma once

#include "drivers/sound/melody_player.hpp"

namespace brolly::melodies {

/// What the console hums. Short, and lower for less: a step of the cursor must not be heard a room away.
inline constexpr Tone kStep[] = {{660, 12}};
inline constexpr Tone kChoose[] = {{660, 30}, {880, 50}};
inline constexpr Tone kBack[] = {{660, 30}, {494, 50}};
inline constexpr Tone kRefuse[] = {{196, 90}};
inline constexpr Tone kWelcome[] = {{523, 70}, {659, 70}, {784, 70}, {1047, 140}};
inline constexpr Tone kMove[] = {{587, 40}, {784, 60}};
inline constexpr Tone kWon[] = {{784, 90}, {988, 90}, {1175, 90}, {0, 40}, {1175, 60}, {1568, 200}};

}  // namespace brolly::melodies
