import { translationGrade } from '@franca/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createOrderedEngines } from './createOrderedEngines.ts';
import sentences from './testing/everydaySentences.json' with { type: 'json' };

/**
 * Sentences as people write them, with what the engines that Debian packages made of them and how a reader of both languages
 * judged it. Which of the rough ones are unavailable depends on the dictionaries that are installed.
 */
const engines = createOrderedEngines({});
afterAll(() => engines.close());

const named = sentences.map((sentence) => ({ name: `${sentence.source}-${sentence.target}`, ...sentence }));

async function gradeOf({ source, target, text }: (typeof sentences)[number]) {
  const outcome = await engines.translate({ source, target, text });
  return outcome.status === 'done' ? translationGrade(outcome.engine) : outcome.status;
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
});
