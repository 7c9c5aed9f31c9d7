import { uiLanguageTags } from '@franca/languages';
import { describe, expect, it } from 'vitest';
import type { Text } from '../i18n/Strings.ts';
import { englishStrings } from './englishStrings.ts';
import * as groups from './index.ts';

const gaps = (text: Text | undefined): string[] => {
  const all = typeof text === 'string' ? text : (text?.other ?? '');
  return [...all.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
};

const others = uiLanguageTags.filter((tag) => tag !== 'en');

describe.each(Object.entries(groups))('the texts of %s', (_name, group) => {
  const english: Record<string, Text> = group.en;

  it.each(others)('have every key of the English ones, and no other: %s', (tag) => {
    expect(Object.keys(group[tag]).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(others)('have the same gaps as the English ones: %s', (tag) => {
    const texts: Record<string, Text> = group[tag];
    for (const [key, text] of Object.entries(english)) expect(gaps(texts[key])).toEqual(gaps(text));
  });
});

describe('englishStrings', () => {
  it('holds every key once, of every group', () => {
    const keys = Object.values(groups).flatMap(({ en }) => Object.keys(en));
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(englishStrings).sort()).toEqual(keys.sort());
  });
});
