#include "firmware/scenes/rules_scene.hpp"

#include "firmware/rules/rules_book.hpp"

namespace brolly {
namespace {

Book book_of(const Shell& shell) {
  return shell.kind == GameKind::Umbrella ? Book::Umbrella : Book::Parade;
}

}  // namespace

unsigned RulesScene::page_count(const Shell& shell) const {
  return pages_of(book_of(shell));
}

etl::string_view RulesScene::title(const Shell& shell) const {
  return shell.say(title_of(book_of(shell), page()));
}

void RulesScene::draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const {
  brolly::draw_page(canvas, place, shell.settings.language, book_of(shell), page());
}

}  // namespace brolly
