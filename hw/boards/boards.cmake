# The boards, each by its header's name, with the Pico SDK's board that carries the chip and its flash.
set(brolly_boards picosystem waveshare_lcd_1_3 breadboard_ili9341)
if(NOT BROLLY_BOARD IN_LIST brolly_boards)
  message(FATAL_ERROR "There is no board ${BROLLY_BOARD}; choose one of: ${brolly_boards}")
endif()

if(BROLLY_BOARD STREQUAL "picosystem")
  set(PICO_BOARD pimoroni_picosystem)
else()
  set(PICO_BOARD pico)
endif()
