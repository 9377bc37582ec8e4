# Images for the chip, made with the Pico SDK.

set(pico_libraries
  hardware_adc hardware_clocks hardware_dma hardware_flash hardware_gpio hardware_irq hardware_pwm hardware_spi hardware_sync
  hardware_timer hardware_uart hardware_watchdog pico_flash)

# Which sources an image was built from, for the About screen: "a8233d8", with a + if they were changed since.
execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} describe --always --dirty=+ --exclude=*
  OUTPUT_VARIABLE brolly_build_id OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT brolly_build_id)
  set(brolly_build_id "unknown")
endif()

# For our libraries: the SDK's headers, without the sources that linking the SDK brings.
add_library(brolly_pico_headers INTERFACE)
foreach(library IN LISTS pico_libraries)
  target_link_libraries(brolly_pico_headers INTERFACE ${library}_headers)
endforeach()
target_compile_definitions(brolly_pico_headers INTERFACE
  BROLLY_VERSION="${PROJECT_VERSION}"
  BROLLY_BUILD_ID="${brolly_build_id}"
  BROLLY_BOARD_HEADER="hw/boards/${BROLLY_BOARD}.hpp")

find_program(BROLLY_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# brolly_image(NAME MAIN.cpp): NAME.elf, .bin and .uf2 for the chosen board.
function(brolly_image name main)
  add_library(${name}_main OBJECT ${main})
  target_link_libraries(${name}_main PRIVATE brolly_settings brolly_warnings brolly_pico_headers)

  add_executable(${name} $<TARGET_OBJECTS:${name}_main>)
  target_link_libraries(${name} PRIVATE pico_runtime pico_standard_link ${pico_libraries})
  # Nobody formats text with printf here, so a panic must not bring it.
  target_compile_definitions(${name} PRIVATE PICO_PANIC_FUNCTION=brolly_panic)
  # All of the memory bank that the SDK keeps for core 0's stack; its default is half of it.
  target_compile_definitions(${name} PRIVATE PICO_STACK_SIZE=0x1000)
  # The emulated boot ROM has no floating-point tables, and nothing here may use floating point.
  pico_set_float_implementation(${name} none)
  pico_set_double_implementation(${name} none)
  pico_add_map_output(${name})
  # A .uf2 is the .bin in numbered blocks; picotool, which would make it, is not in every Debian.
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  add_custom_command(TARGET ${name} POST_BUILD
    COMMAND ${CMAKE_OBJCOPY} -Obinary ${CMAKE_BINARY_DIR}/${name}.elf ${CMAKE_BINARY_DIR}/${name}.bin
    COMMAND ${BROLLY_NODE} ${PROJECT_SOURCE_DIR}/hw/uf2.mjs ${CMAKE_BINARY_DIR}/${name}.bin ${CMAKE_BINARY_DIR}/${name}.uf2
    VERBATIM)
endfunction()
