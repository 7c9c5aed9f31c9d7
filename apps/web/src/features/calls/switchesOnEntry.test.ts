import { expect, it } from 'vitest';
import { switchesOnEntry } from './switchesOnEntry.ts';

const off = { microphone: false, camera: false };
const shown = { microphone: true, camera: false };

it('what is published from the device in the call applies on this one', () => {
  expect(switchesOnEntry({ published: shown, isInCall: true, wasHere: true })).toEqual(shown);
  expect(switchesOnEntry({ published: shown, isInCall: true, wasHere: false })).toEqual(shown);
});

it('a device that comes to a call without knowing what was on before begins with nothing on', () => {
  expect(switchesOnEntry({ published: null, isInCall: true, wasHere: false })).toEqual(off);
});

it('this browser keeps its own switches, and whoever comes anew has none', () => {
  expect(switchesOnEntry({ published: null, isInCall: true, wasHere: true })).toBeNull();
  expect(switchesOnEntry({ published: null, isInCall: false, wasHere: false })).toBeNull();
});
