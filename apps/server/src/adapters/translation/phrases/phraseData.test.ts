import { describe, expect, it } from 'vitest';
import { days, phrases, places } from './phraseData.ts';
import { phraseLanguages } from './phraseTypes.ts';
import { tokenize } from './tokenize.ts';
import { understood } from './wordings.ts';

const slotsOf = (text: string) =>
  [...text.matchAll(/\{([a-z]+)(?:\.[a-z]+)?\}/g)]
    .map((match) => match[1])
    .sort()
    .join(' ');

describe('the phrase memory', () => {
  it.each(phraseLanguages)('holds no %s phrase twice', (language) => {
    const first = phrases.map((entry) => entry[language][0]);
    expect(first.filter((text, place) => first.indexOf(text) !== place)).toEqual([]);
  });

  it('has every phrase, day and place in all languages', () => {
    for (const entry of [...phrases, ...days]) {
      expect(Object.keys(entry).sort()).toEqual([...phraseLanguages].sort());
      for (const language of phraseLanguages) {
        expect(entry[language].length).toBeGreaterThan(0);
        for (const text of entry[language]) expect(text.trim()).toBe(text);
      }
    }
    for (const place of places) {
      for (const language of phraseLanguages) {
        for (const form of ['the', 'at', 'to', 'a'] as const) expect(place[language][form][0]).toBeTruthy();
      }
    }
  });

  it('has the same slots in every wording of a phrase', () => {
    for (const entry of phrases) {
      const slots = slotsOf(entry.en[0] ?? '');
      for (const language of phraseLanguages) {
        for (const text of entry[language]) expect([text, slotsOf(text)]).toEqual([text, slots]);
      }
    }
  });

  it.each(phraseLanguages)('gives no %s wording two meanings', (language) => {
    const meanings = new Map<string, number>();
    const conflicts: string[] = [];
    for (const [index, entry] of phrases.entries()) {
      for (const text of understood(entry[language])) {
        const words = tokenize(text, language).map((token) =>
          token.kind === 'word' ? token.folded : token.kind === 'slot' ? `{${token.name}}` : token.written,
        );
        const key = `${words.join(' ')}${/[?？؟]$/.test(text) ? '?' : ''}`;
        if (meanings.has(key) && meanings.get(key) !== index) conflicts.push(text);
        meanings.set(key, index);
      }
    }
    expect(conflicts).toEqual([]);
  });
});
