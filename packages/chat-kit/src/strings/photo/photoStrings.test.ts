import { uiLanguageTags } from '@franca/languages';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { photoStringsLoader } from './photoStrings.ts';

const gaps = (text: unknown): string[] =>
  [...String(text).matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

const others = uiLanguageTags.filter((tag) => tag !== 'en');
await Promise.all(others.map((tag) => photoStringsLoader.load(`${tag}-XX`)));

describe.each(others)('the texts of the editor of photos in %s', (locale) => {
  it('have every key of English and no other, with its gaps', () => {
    const texts: Readonly<Record<string, unknown>> = photoStringsLoader.strings[locale] ?? {};
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect([key, gaps(texts[key])]).toEqual([key, gaps(text)]);
  });
});
