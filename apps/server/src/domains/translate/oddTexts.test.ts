import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/createTestDatabase.ts';
import { openTestService } from '../../../test/openTestService.ts';
import { createLanguageDetector } from '../../adapters/language-detection/createLanguageDetector.ts';
import { createOrderedEngines } from '../../adapters/translation/createOrderedEngines.ts';
import texts from '../../adapters/translation/testing/oddTexts.json' with { type: 'json' };
import type { DatabaseHandle } from '../../db/Database.ts';
import { createTranslateService } from './createTranslateService.ts';
import type { Translations } from './Translations.ts';

type OddText = {
  /** What is odd about it. */
  kind: string;
  /** Languages of writer and reader, BCP 47. */
  writer: string;
  reader: string;
  text: string;
  /** How often it is repeated in one message; once when left out. */
  times?: number;
  /** Where its translation stands in the end, with the engines of this machine alone. */
  state: 'none' | 'done' | 'unavailable';
  /** What a reader would want instead, where it is known to be missed. */
  wanted?: 'none' | 'done';
  /** Parts that the translation has unchanged. */
  keeps?: string[];
};

const odd: OddText[] = texts as OddText[];
const nobody = '00000000-0000-4000-8000-000000000000';

describe('texts as people write them', () => {
  const engines = createOrderedEngines({}, { open: openTestService });
  let database: DatabaseHandle;
  let drop: () => Promise<void>;
  let translations: Translations;

  beforeAll(async () => {
    const own = await createTestDatabase();
    drop = own.drop;
    database = await own.open();
    translations = createTranslateService({
      db: database.db,
      translator: engines,
      detector: createLanguageDetector(),
      clock: () => new Date(),
      rulesOf: async () => ({ isLocalOnly: false, terms: [] }),
      recorder: () => {
        throw new Error('Nothing is recorded here.');
      },
      onError: (error) => {
        throw error;
      },
    });
  });
  afterAll(async () => {
    await engines.close();
    await database.close();
    await drop();
  });

  it('are 200', () => {
    expect(odd).toHaveLength(200);
  });

  const named = odd.map((one) => ({ ...one, begin: one.text.slice(0, 60).replaceAll('\n', ' ') }));
  // Without Apertium, whose absence the engines' own suite names, only some of them are translated.
  describe.runIf(existsSync('/usr/share/apertium/modes'))('with the engines of this machine', () => {
    it.each(named)('$kind, $writer for $reader: “$begin” is $state', async (one) => {
      const text = one.text.repeat(one.times ?? 1);
      const source = translations.detect(text, one.writer, [one.reader]);
      const found = await translations.preview(nobody, { text, source, target: one.reader });
      expect({ state: found.state, source, text: found.text }).toMatchObject({ state: one.state });
      // A mark of Apertium.
      expect(found.text ?? '').not.toMatch(/#(?=\S)/);
      for (const part of one.keeps ?? []) expect(found.text).toContain(part);
    });
  });
});
