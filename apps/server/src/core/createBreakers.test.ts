import { expect, it } from 'vitest';
import { createTestClock } from '../../test/createTestClock.ts';
import { createBreakers } from './createBreakers.ts';

const pauseMs = 30_000;
const create = () => {
  const clock = createTestClock();
  const start = clock.now();
  let passed = 0;
  const now = () => new Date(start.getTime() + passed);
  return {
    breakers: createBreakers({ clock: now, failures: 3, pauseMs }),
    pass: (ms: number) => {
      passed += ms;
    },
  };
};

it('asks a service until it was silent three times in a row, and others all the while', () => {
  const { breakers } = create();
  for (const isAnswering of [false, false, true, false, false]) breakers.report('a', isAnswering);
  expect(breakers.waitFor('a')).toBe(0);
  breakers.report('a', false);
  expect(breakers.waitFor('a')).toBe(pauseMs);
  expect(breakers.waitFor('b')).toBe(0);
});

it('lets one request try after the pause, and the others wait for what it finds', () => {
  const { breakers, pass } = create();
  for (let time = 0; time < 3; time += 1) breakers.report('a', false);
  pass(pauseMs);
  expect(breakers.waitFor('a')).toBe(0);
  expect(breakers.waitFor('a')).toBe(pauseMs);
  breakers.report('a', false);
  expect(breakers.waitFor('a')).toBe(pauseMs);
  pass(pauseMs);
  expect(breakers.waitFor('a')).toBe(0);
  breakers.report('a', true);
  expect([breakers.waitFor('a'), breakers.waitFor('a')]).toEqual([0, 0]);
});
