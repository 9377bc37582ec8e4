import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { boards } from '../../hw/emulator/boards.mjs';

for (const [name, wired] of Object.entries(boards)) {
  test(`hw/boards/${name}.hpp describes the board as it is wired`, () => {
    const program = fileURLToPath(new URL(`../../build/host-debug/tests/describe_${name}`, import.meta.url));
    const { panel, ...described } = JSON.parse(execFileSync(program, { encoding: 'utf8' }));
    const { panel: wiredPanel } = wired;

    assert.deepEqual(panel.pins, { vsync: null, ...wiredPanel.pins });
    for (const key of ['kind', 'width', 'height', 'inverted', 'spi']) assert.equal(panel[key], wiredPanel[key], key);
    assert.ok(panel.hz <= wiredPanel.maxHz, 'the panel is driven too fast');
    const orderAndMount = wiredPanel.upright | (wiredPanel.blueFirst ? 8 : 0);
    assert.equal(panel.memoryAccess & 0xe8, orderAndMount, 'memory access');

    assert.deepEqual(described, {
      buttons: wired.buttons,
      sound: wired.sound ?? null,
      battery: { charging: null, ...wired.battery },
      serial: wired.serial,
      flashBytes: wired.flashBytes,
    });
  });
}
