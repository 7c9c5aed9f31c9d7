import * as all from 'country-flag-icons/string/3x2';
import { describe, expect, it } from 'vitest';
import { loadFlags } from './loadFlags.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Read before the tests, and once for each letter: transforming 26 modules takes seconds on a busy machine.
const loaded = await Promise.all(letters.map(loadFlags));

describe('loadFlags', () => {
  it('has every flag there is, under its first letter', () => {
    const expected = letters.map((letter) =>
      Object.fromEntries(Object.entries(all).filter(([code]) => code.startsWith(letter))),
    );
    expect(loaded.map((flags) => ({ ...flags }))).toEqual(expected);
  });

  it('has nothing for a letter with which no code begins', async () => {
    expect(await loadFlags('1')).toEqual({});
  });
});
