import { uiLanguageTags } from '@franca/languages';
import { describe, expect, it } from 'vitest';
import type { Text } from '../i18n/Strings.ts';
import * as groups from './en.ts';
import { englishStrings, type UiStrings } from './englishStrings.ts';

const gaps = (text: Text | undefined): string[] => {
  const all = typeof text === 'string' ? text : (text?.other ?? '');
  return [...all.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
};

const others = uiLanguageTags.filter((tag) => tag !== 'en');

describe.each(others)('the texts in %s', async (tag) => {
  const texts: UiStrings = (await import(`./languages/${tag}.ts`))[tag];

  it('have every key of the English ones, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(englishStrings).sort());
  });

  it('have the same gaps as the English ones', () => {
    const own: Record<string, Text> = texts;
    for (const [key, text] of Object.entries(englishStrings)) expect(gaps(own[key]), key).toEqual(gaps(text));
  });
});

describe('englishStrings', () => {
  it('holds every key once, of every group', () => {
    const keys = Object.values(groups).flatMap((group) => Object.keys(group));
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(englishStrings).sort()).toEqual(keys.sort());
  });
});
