import { uiLanguageTags } from '@franca/languages';
import { describe, expect, it } from 'vitest';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import { countries } from '../referenceData/countries.ts';
import { codeOfLanguage, languageByName } from '../referenceData/languages.ts';
import { demoConversations } from './demoConversations.ts';
import { demoGroup } from './demoGroup.ts';
import { demoPeople } from './demoPeople.ts';
import { practiceLines } from './practiceLines.ts';

const people = Object.values(demoPeople);

describe('the demo', () => {
  it('has six people with six languages, countries and accents of the reference lists', () => {
    for (const field of ['name', 'language', 'country', 'accent'] as const) {
      expect(new Set(people.map((person) => person[field])).size).toBe(6);
    }
    for (const { country, language, accent } of people) {
      expect(countries.map(({ name }) => name)).toContain(country);
      expect(languageByName(language)?.accents.map(({ name }) => name)).toContain(accent);
    }
    expect(people.map(({ language }) => codeOfLanguage(language)).sort()).toEqual([
      'ar',
      'en',
      'es',
      'fr',
      'it',
      'vi',
    ]);
  });

  it('says only what the phrase memory can translate for everybody who reads it', async () => {
    const translator = new PhraseTranslator();
    const codeOf = (id: keyof typeof demoPeople) => codeOfLanguage(demoPeople[id].language);
    const missing: string[] = [];
    for (const { lines, members } of [...demoConversations, demoGroup]) {
      for (const { by, text } of lines) {
        for (const reader of members) {
          if (text === undefined || codeOf(reader) === codeOf(by)) continue;
          const request = { text, source: codeOf(by), target: codeOf(reader) };
          const { status } = await translator.translate(request);
          if (status !== 'done') missing.push(`${text} → ${request.target}`);
        }
      }
    }
    await translator.close();
    expect(missing).toEqual([]);
  });

  it('lets practice partners say only what the phrase memory can translate for everybody', async () => {
    const translator = new PhraseTranslator();
    const missing: string[] = [];
    for (const [id, { greeting, answers }] of Object.entries(practiceLines)) {
      const source = codeOfLanguage(demoPeople[id as keyof typeof practiceLines].language);
      for (const text of [greeting, ...answers])
        for (const target of uiLanguageTags.filter((tag) => tag !== source)) {
          const { status } = await translator.translate({ text, source, target });
          if (status !== 'done') missing.push(`${text} → ${target}`);
        }
    }
    await translator.close();
    expect(missing).toEqual([]);
  });

  it('has every conversation in order, between members, with quotes of earlier lines', () => {
    for (const { lines, members } of demoConversations) {
      const minutes = lines.map(({ ago: [days, hours, rest] }) => (days * 24 + hours) * 60 + rest);
      expect(minutes.every((value, index) => index === 0 || value < (minutes[index - 1] ?? 0))).toBe(true);
      expect(lines.every(({ by }) => members.includes(by))).toBe(true);
      expect(lines.every(({ reply }, index) => reply === undefined || reply < index)).toBe(true);
    }
  });

  it('says one thing in each line', () => {
    const contents = demoConversations.flatMap(({ lines }) => lines);
    const count = ({ text, emoji, place, picture, contact }: (typeof contents)[number]) =>
      [text, emoji, place, picture, contact].filter((value) => value !== undefined).length;
    expect(contents.filter((line) => count(line) !== 1)).toEqual([]);
  });
});
