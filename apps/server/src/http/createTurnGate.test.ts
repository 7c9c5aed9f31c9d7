import { expect, it } from 'vitest';
import { createTurnGate } from './createTurnGate.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('lets one task of a key begin in a turn of the event loop, in their order, and others at once', async () => {
  const begun: string[] = [];
  const gate = createTurnGate();
  for (const name of ['mia 1', 'mia 2', 'mia 3', 'ben 1']) gate(name.slice(0, 3), () => begun.push(name));
  expect(begun).toEqual(['mia 1', 'ben 1']);
  await nextTurn();
  expect(begun).toEqual(['mia 1', 'ben 1', 'mia 2']);
  await nextTurn();
  await nextTurn();
  gate('mia', () => begun.push('mia 4'));
  expect(begun).toEqual(['mia 1', 'ben 1', 'mia 2', 'mia 3', 'mia 4']);
});
