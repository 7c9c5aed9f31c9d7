import { describe, expect, it } from 'vitest';
import { titleOf } from './titleOf.ts';

describe('the title of a conversation', () => {
  it.each([
    ['What is\n  Franca? ', 'What is Franca?'],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), `${'a'.repeat(99)}…`],
    [`${'a'.repeat(98)}👋👋`, `${'a'.repeat(98)}…`],
    ['\u202Eabc', 'abc'],
    ['\u202E', '…'],
  ])('of %j is %j', (question, title) => {
    expect(titleOf(question)).toBe(title);
  });
});
