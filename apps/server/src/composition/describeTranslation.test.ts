import { expect, it } from 'vitest';
import type { LanguagePair, Translator } from '../ports/Translator.ts';
import { describeTranslation } from './describeTranslation.ts';

function describeEngines(engines: Record<string, LanguagePair[]>): string | undefined {
  const all = Object.entries(engines).map(
    ([id, pairs]): Translator => ({
      id,
      pairs: () => pairs,
      translate: async () => ({ status: 'unavailable', detail: '' }),
      close: async () => {},
    }),
  );
  const [first] = all;
  return first && describeTranslation({ ...first, engines: all });
}

const phrases: LanguagePair[] = [['en', 'vi']];

it('names what is neural, what is rough and what would improve it', () => {
  expect(
    describeEngines({
      phrases,
      bergamot: [['en', 'es']],
      apertium: [
        ['en', 'es'],
        ['en', 'it'],
      ],
    }),
  ).toBe('Translation is neural for en-es, rough for en-it. Models for more: npm run models');
  expect(describeEngines({ phrases })).toBe(
    'Translation is neural for no pair. Models for more: npm run models',
  );
  expect(describeEngines({ bergamot: [['en', 'es']] })).toBe('Translation is neural for en-es.');
});

it('counts what would make the line long', () => {
  const many = Array.from({ length: 20 }, (): LanguagePair => ['en', 'it']);
  expect(describeEngines({ apertium: many })).toContain('and 8 more');
});

it('says nothing where a service translates', () => {
  expect(describeEngines({ deepl: [], apertium: [['en', 'es']] })).toBeUndefined();
});
