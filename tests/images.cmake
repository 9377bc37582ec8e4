# Images that are not for players: the table protocol on the serial line, and the engine's benches.
function(test_image name main)
  brolly_image(${name} ${main})
  target_link_libraries(${name}_main PRIVATE engine)
  add_library(${name}_fault OBJECT ${PROJECT_SOURCE_DIR}/tests/support/console_fault.cpp)
  target_link_libraries(${name}_fault PRIVATE brolly_settings brolly_warnings brolly_pico_headers)
  target_sources(${name} PRIVATE $<TARGET_OBJECTS:${name}_fault>)
  target_link_libraries(${name} PRIVATE engine drivers)
endfunction()

test_image(table ${PROJECT_SOURCE_DIR}/tests/table/console_table.cpp)
test_image(bench ${PROJECT_SOURCE_DIR}/tests/bench/console_bench.cpp)
