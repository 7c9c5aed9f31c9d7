import { expect, test } from 'vitest';
import { type EngineTextKey, engineTexts } from './engineTexts.ts';

const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries(engineTexts))(
  '%s has every text about engines, with its gaps',
  (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(engineTexts.en));
    for (const [key, text] of Object.entries(engineTexts.en))
      expect([key, gaps(texts[key as EngineTextKey])]).toEqual([key, gaps(text)]);
  },
);
