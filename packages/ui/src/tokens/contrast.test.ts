import { describe, expect, it } from 'vitest';
import { colourPairs, unpairedColours } from '../testing/colourPairs.ts';
import { contrast } from '../testing/contrast.ts';
import { themes } from '../testing/tokenSheet.ts';

const colours = Object.keys(themes.light);

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  const value = (name: string) => theme[name] ?? `--fr-${name} is missing`;

  it.each(colourPairs(colours))('shows $front on $back at $least:1 or more', ({ front, back, least }) =>
    expect(contrast(value(front), value(back))).toBeGreaterThanOrEqual(least),
  );

  it('has no colour of which nothing is known', () => {
    expect(unpairedColours(Object.keys(theme))).toEqual([]);
    expect(unpairedColours([...Object.keys(theme), 'added'])).toEqual(['added']);
  });
});
