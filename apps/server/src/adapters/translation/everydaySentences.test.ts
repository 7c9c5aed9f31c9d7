import { existsSync } from 'node:fs';
import { translationGrade } from '@franca/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import type { Translator } from '../../ports/Translator.ts';
import { createOrderedEngines } from './createOrderedEngines.ts';
import { FallbackTranslator } from './FallbackTranslator.ts';
import { PhraseTranslator } from './phrases/PhraseTranslator.ts';
import sentences from './testing/everydaySentences.json' with { type: 'json' };

type Sentence = (typeof sentences)[number];

/**
 * Sentences as people write them, with what the engines that Debian packages made of them and how a reader of both languages
 * judged it. Which of the rough ones are unavailable depends on the dictionaries that are installed.
 */
const engines = createOrderedEngines({}, { open: openTestService });
afterAll(() => engines.close());

/** What came of each sentence that was asked for. */
const grades = new Map<Sentence, string | null>();

/** The shares, as the run says them when all are known. */
function shares(): string {
  const count = (wanted: string) => [...grades.values()].filter((grade) => grade === wanted).length;
  const unmarked = [...grades].filter(
    ([{ judged }, grade]) => judged === 'misleading' && grade !== 'rough' && grade !== 'unavailable',
  ).length;
  const parts = ['exact', 'good', 'rough', 'unavailable'].map((grade) => `${grade} ${count(grade)}`);
  return `everyday sentences: ${parts.join(', ')} of ${grades.size}; misleading without a mark: ${unmarked}`;
}
afterAll(() => {
  if (grades.size === sentences.length) process.stdout.write(`${shares()}\n`);
});

const named = sentences.map((sentence) => ({ name: `${sentence.source}-${sentence.target}`, ...sentence }));

/** Translates whatever it is asked for, as rules do that know every word. */
const boundless: Translator = {
  id: 'apertium',
  pairs: () => [['*', '*']],
  translate: async ({ text, target }) => ({
    status: 'done',
    text: `[${target}] ${text}`,
    engine: 'apertium',
  }),
  close: async () => undefined,
};

async function gradeOf(sentence: Sentence) {
  const { source, target, text } = sentence;
  const outcome = await engines.translate({ source, target, text });
  const grade = outcome.status === 'done' ? translationGrade(outcome.engine) : outcome.status;
  grades.set(sentence, grade);
  return grade;
}

describe('everyday sentences', () => {
  it('are 150', () => {
    expect(sentences).toHaveLength(150);
  });

  it.each(named.filter(({ outcome }) => outcome === 'exact'))(
    'are known by heart: $name $text',
    async (one) => {
      expect(await gradeOf(one)).toBe('exact');
    },
  );

  it.each(named.filter(({ outcome }) => outcome !== 'exact'))(
    'are nothing that the phrase memory takes for known, where other engines know every word: $name $text',
    async ({ source, target, text }) => {
      const translator = new FallbackTranslator([new PhraseTranslator(), boundless]);
      const outcome = await translator.translate({ source, target, text });
      expect(outcome.status).toBe('done');
      expect(outcome.status === 'done' && translationGrade(outcome.engine)).toBe('rough');
    },
  );

  it.each(named.filter(({ judged }) => judged === 'misleading'))(
    'are marked as rough, or not translated, where the result misleads: $name $text',
    async (one) => {
      expect(['rough', 'unavailable']).toContain(await gradeOf(one));
    },
  );

  it.each(named.filter(({ outcome, judged }) => outcome !== 'exact' && judged !== 'misleading'))(
    'are at most rough where rules translate them: $name $text',
    async (one) => {
      expect(['rough', 'unavailable']).toContain(await gradeOf(one));
    },
  );

  // Which words the dictionaries know depends on the version that is installed, but not that they know most sentences.
  if (existsSync('/usr/share/apertium/modes/eng-spa.mode')) {
    it('are translated by the rules of this machine where they were when people judged them, most of them', () => {
      const rough = named.filter(({ outcome }) => outcome === 'rough');
      const translated = [...grades].filter(
        ([{ outcome }, grade]) => outcome === 'rough' && grade === 'rough',
      );
      expect(translated.length).toBeGreaterThan(rough.length / 2);
    });
  }
});
