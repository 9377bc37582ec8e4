import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtConsole } from '../../hw/emulator/built.mjs';

test('the battery stands at the ADC behind its divider, and never above its range', () => {
  const console = builtConsole('picosystem');
  const reading = () => console.chip.rp2040.adc.channelValues[0];
  console.setBattery(3.3);
  assert.equal(reading(), Math.round(4095 / 3));
  console.setBattery(20);
  assert.equal(reading(), 4095);
  console.cutPower();
  assert.equal(reading(), 4095, 'a new battery is not a full one');
});

test('a charging battery pulls its pin down', () => {
  const console = builtConsole('picosystem');
  const pin = console.chip.rp2040.gpio[24];
  console.setBattery(3.9, true);
  assert.equal(pin.rawInputValue, false);
  console.setBattery(3.9, false);
  assert.equal(pin.rawInputValue, true);
});

test('a tone is the frequency and level of its pin', () => {
  const console = builtConsole('picosystem');
  const { rp2040 } = console.chip;
  assert.deepEqual(console.sound(), { hz: 0, duty: 0 });
  rp2040.gpio[11].ctrl = 4; // PWM
  const slice = rp2040.pwm.channels[5];
  slice.writeRegister(0x04, 125 << 4);
  slice.writeRegister(0x10, 999);
  slice.writeRegister(0x0c, 250 << 16);
  slice.writeRegister(0x00, 1);
  assert.deepEqual(console.sound(), { hz: rp2040.clkSys / 125 / 1000, duty: 0.25 });
});
