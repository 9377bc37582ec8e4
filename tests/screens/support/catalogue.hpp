#pragma once

#include <string>
#include <vector>

#include "tests/screens/support/host_console.hpp"

namespace brolly::test {

/// A screen and how to get there from the start screen by pressing buttons.
struct Screen {
  std::string name;
  std::string script;
  bool is_first_start = false;
  std::string fault_report{};
};

/// Every screen that the console has.
std::vector<Screen> catalogue();

/// Brings a fresh console to a screen.
void show(HostConsole& console, const Screen& screen);

/// "it-320": the folder's part for a language and a panel.
std::string variant_name(Language language, PanelSize size);

}  // namespace brolly::test
