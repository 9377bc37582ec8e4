// A stand-in for the RP2040's boot ROM: just what the Pico SDK asks of it, at the addresses and with the table formats
// of the data sheet (2.8, "Bootrom"). Written from that description; it has no code of the real ROM.
//
// What the ROM cannot do without hardware it asks of the emulator: a breakpoint with a number from 0xe0 on is a request,
// with its arguments in r0 to r3.

    .syntax unified
    .cpu cortex-m0plus
    .thumb

    .set WATCHDOG_SCRATCH4, 0x4005801c
    .set SIO_CPUID, 0xd0000000
    .set FLASH, 0x10000000
    .set BOOT2_RAM, 0x20041f00
    .set BOOT2_WORDS, 64
    .set REBOOT_MAGIC, 0xb007c0d3

    .section .vectors, "ax"
    .word 0x20041f00                    // Stack: below the place that boot2 is copied to.
    .word start + 1
    .word stuck + 1                     // NMI
    .word stuck + 1                     // HardFault
    .byte 'M', 'u', 1                   // Magic.
    .byte 2                             // Version: B1 silicon.
    .hword function_table
    .hword data_table
    .hword table_lookup + 1

    .text
    .thumb_func
stuck:
    bkpt #0xef
    b stuck

    .thumb_func
start:
    // Core 1 would wait here for core 0 to launch it; the emulator has no core 1.
    ldr r0, =SIO_CPUID
    ldr r0, [r0]
    cmp r0, #0
    bne stuck

    // A program may have asked the watchdog for a restart at an address of its own.
    ldr r4, =WATCHDOG_SCRATCH4
    ldmia r4!, {r0, r1, r2, r3}
    ldr r5, =REBOOT_MAGIC
    cmp r0, r5
    bne boot_from_flash
    rsbs r5, r5, #0
    eors r1, r5
    cmp r1, r3
    bne boot_from_flash
    movs r0, #0                         // Once only.
    subs r4, #16
    str r0, [r4]
    msr msp, r2
    bx r3

boot_from_flash:
    bkpt #0xe0                          // The emulator checks boot2's checksum, as the ROM does.
    ldr r0, =FLASH
    ldr r1, =BOOT2_RAM
    movs r2, #BOOT2_WORDS
1:  ldmia r0!, {r3}
    stmia r1!, {r3}
    subs r2, #1
    bne 1b
    // Boot2 goes on to the program when it is entered with no return address.
    movs r0, #0
    mov lr, r0
    ldr r0, =BOOT2_RAM + 1
    bx r0

// r0: table of (code, value) half-words with a zero at its end; r1: code. Gives the value, or 0.
    .thumb_func
table_lookup:
    ldrh r2, [r0]
    ldrh r3, [r0, #2]
    adds r0, #4
    cmp r2, r1
    beq 1f
    cmp r2, #0
    bne table_lookup
    movs r3, #0
1:  mov r0, r3
    bx lr

    .thumb_func
popcount32:
    movs r1, #0
1:  cmp r0, #0
    beq 2f
    subs r2, r0, #1
    ands r0, r2
    adds r1, #1
    b 1b
2:  mov r0, r1
    bx lr

    .thumb_func
reverse32:
    movs r1, #0
    movs r2, #32
1:  lsrs r0, r0, #1
    adcs r1, r1
    subs r2, #1
    bne 1b
    mov r0, r1
    bx lr

    .thumb_func
clz32:
    movs r1, #32
1:  cmp r0, #0
    beq 2f
    lsrs r0, r0, #1
    subs r1, #1
    b 1b
2:  mov r0, r1
    bx lr

    .thumb_func
ctz32:
    movs r1, #0
    cmp r0, #0
    beq 3f
1:  lsrs r0, r0, #1
    bcs 2f
    adds r1, #1
    b 1b
3:  movs r1, #32
2:  mov r0, r1
    bx lr

// r0: to, r1: byte, r2: count. Gives `to`. Words where the address allows, as the ROM does: programs clear their memory
// with it.
    .thumb_func
memset:
    push {r0, r4, lr}
    uxtb r1, r1
1:  lsls r3, r0, #30
    beq 2f
    subs r2, #1
    bcc 5f
    strb r1, [r0]
    adds r0, #1
    b 1b
2:  lsls r3, r1, #8
    orrs r3, r1
    lsls r4, r3, #16
    orrs r3, r4
3:  subs r2, #4
    bcc 4f
    stmia r0!, {r3}
    b 3b
4:  adds r2, #4
6:  subs r2, #1
    bcc 5f
    strb r1, [r0]
    adds r0, #1
    b 6b
5:  pop {r0, r4, pc}

// r0: to, r1: from, r2: count. Gives `to`. Four words at a time where both addresses allow.
    .thumb_func
memcpy:
    push {r0, r4, r5, r6, lr}
    mov r3, r0
    orrs r3, r1
    lsls r3, r3, #30
    bne 3f
1:  subs r2, #16
    bcc 2f
    ldmia r1!, {r3, r4, r5, r6}
    stmia r0!, {r3, r4, r5, r6}
    b 1b
2:  adds r2, #16
4:  subs r2, #4
    bcc 5f
    ldmia r1!, {r3}
    stmia r0!, {r3}
    b 4b
5:  adds r2, #4
3:  subs r2, #1
    bcc 6f
    ldrb r3, [r1]
    strb r3, [r0]
    adds r0, #1
    adds r1, #1
    b 3b
6:  pop {r0, r4, r5, r6, pc}

    .thumb_func
connect_internal_flash:
    bkpt #0xe1
    bx lr
    .thumb_func
flash_exit_xip:
    bkpt #0xe2
    bx lr
    .thumb_func
flash_range_erase:
    bkpt #0xe3
    bx lr
    .thumb_func
flash_range_program:
    bkpt #0xe4
    bx lr
    .thumb_func
flash_flush_cache:
    bkpt #0xe5
    bx lr
    .thumb_func
flash_enter_cmd_xip:
    bkpt #0xe6
    bx lr
    .thumb_func
reset_to_usb_boot:
    bkpt #0xe7
    b stuck

    .macro entry first, second, value
    .byte \first, \second
    .hword \value
    .endm

    .balign 4
function_table:
    entry 'P', '3', popcount32 + 1
    entry 'R', '3', reverse32 + 1
    entry 'L', '3', clz32 + 1
    entry 'T', '3', ctz32 + 1
    entry 'M', 'S', memset + 1
    entry 'S', '4', memset + 1
    entry 'M', 'C', memcpy + 1
    entry 'C', '4', memcpy + 1
    entry 'I', 'F', connect_internal_flash + 1
    entry 'E', 'X', flash_exit_xip + 1
    entry 'R', 'E', flash_range_erase + 1
    entry 'R', 'P', flash_range_program + 1
    entry 'F', 'C', flash_flush_cache + 1
    entry 'C', 'X', flash_enter_cmd_xip + 1
    entry 'U', 'B', reset_to_usb_boot + 1
data_table:
    .hword 0, 0
