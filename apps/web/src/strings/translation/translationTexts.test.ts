import { uiLanguageTags } from '@franca/languages';
import { expect, test } from 'vitest';
import { en, type TranslationTexts } from './en.ts';

const files = import.meta.glob<Record<string, TranslationTexts>>('./??.ts', { eager: true });
const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(uiLanguageTags)('%s has every text about translation, with its gaps', (tag) => {
  const texts: Readonly<Record<string, string>> = files[`./${tag}.ts`]?.[tag] ?? {};
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  expect(Object.values(texts).map(gaps)).toEqual(Object.values(en).map(gaps));
  for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
});
