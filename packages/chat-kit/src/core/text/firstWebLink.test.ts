import { expect, it } from 'vitest';
import { firstWebLink } from './firstWebLink.ts';

it.each([
  ['Look: https://one.example/a, http://two.example', 'https://one.example/a'],
  ['www.one.example is good', 'https://www.one.example'],
  ['write to ana@one.example', null],
  ['ana@one.example or http://two.example', 'http://two.example'],
  ['no address', null],
])('finds the first web address of %j', (text, expected) => {
  expect(firstWebLink(text)).toBe(expected);
});
