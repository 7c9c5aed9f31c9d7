import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguagePair, Translator } from './Translator.ts';
import { maskTerms } from './translation/maskTerms.ts';

/** What the suite must know about an engine. */
export type TranslatorConformanceOptions = {
  /** Name shown in the titles. */
  name: string;
  /** Starts a fresh engine; called once, and once more for the closing test. */
  create: () => Promise<Translator> | Translator;
  /** A direction the engine can translate. */
  pair: LanguagePair;
  /** A text the engine can translate in that direction. */
  text: string;
  /** What the translation of that text must contain. */
  expected: string;
  /** A direction the engine cannot translate; leave out for engines that take every language. */
  unsupported?: LanguagePair | undefined;
};

const spans = ['https://example.org/a?b=1', '@maria', 'me@example.org', '19:30', '`npm start`', '😀'];

/** The behaviour every translation engine owes its callers; run by each adapter's test. */
export function describeTranslator(options: TranslatorConformanceOptions): void {
  const [source, target] = options.pair;

  describe(`the translator ${options.name}`, () => {
    let translator: Translator;
    beforeAll(async () => {
      translator = await options.create();
    });
    afterAll(() => translator.close());

    it('lists the direction it translates', () => {
      const matches = ([from, to]: LanguagePair) =>
        (from === source || from === '*') && (to === target || to === '*');
      expect(translator.pairs().some(matches)).toBe(true);
    });

    it('translates and names its engine', async () => {
      const outcome = await translator.translate({ text: options.text, source, target });
      expect(outcome).toMatchObject({ status: 'done', text: expect.stringContaining(options.expected) });
      expect(outcome.status === 'done' && outcome.engine).toBe(translator.id);
    });

    it('takes regional tags for their language', async () => {
      const outcome = await translator.translate({ text: options.text, source: `${source}-XX`, target });
      expect(outcome).toMatchObject({ status: 'done' });
    });

    it.each(spans)('returns %s unchanged beside a translated sentence', async (span) => {
      const text = `${options.text} ${span}`;
      const outcome = await translator.translate({ text, source, target });
      expect(outcome).toMatchObject({ status: 'done', text: expect.stringContaining(span) });
    });

    it('returns a text without words as it is', async () => {
      const text = spans.join(' ');
      expect(await translator.translate({ text, source, target })).toMatchObject({ status: 'done', text });
      expect(await translator.translate({ text: '', source, target })).toMatchObject({
        status: 'done',
        text: '',
      });
    });

    it('keeps the slots that stand for the terms of a conversation', async () => {
      const terms = [
        { term: 'Zyxwv', translations: null },
        { term: 'Vwxyz', translations: { [target]: 'Qwert' } },
      ];
      const { text, restore } = maskTerms(`${options.text} Zyxwv, Vwxyz`, target, terms);
      const outcome = await translator.translate({ text, source, target });
      expect(outcome.status).toBe('done');
      const restored = outcome.status === 'done' ? restore(outcome.text) : undefined;
      expect(restored).toContain('Zyxwv');
      expect(restored).toContain('Qwert');
      expect(restored).not.toContain('Vwxyz');
    });

    it('puts nothing of what was said before into the translation', async () => {
      const before = 'Meet Zyxwv at https://secret.example/4711 tonight';
      const contextFor = async () => [
        { speaker: 1, text: before },
        { speaker: 'writer' as const, text: before },
      ];
      const outcome = await translator.translate({ text: options.text, source, target, contextFor });
      expect(outcome).toMatchObject({ status: 'done', text: expect.stringContaining(options.expected) });
      expect(outcome.status === 'done' && /zyxwv|secret|4711/i.test(outcome.text)).toBe(false);
    });

    it('keeps the lines of a long text', async () => {
      const text = Array.from({ length: 60 }, () => options.text).join('\n');
      const outcome = await translator.translate({ text, source, target });
      expect(outcome.status).toBe('done');
      expect(outcome.status === 'done' && outcome.text.split('\n')).toHaveLength(60);
    });

    it('answers concurrent calls each with its own text', async () => {
      const calls = Array.from({ length: 20 }, (_, index) =>
        translator.translate({ text: `${options.text} @person${index}`, source, target }),
      );
      for (const [index, outcome] of (await Promise.all(calls)).entries()) {
        expect(outcome).toMatchObject({
          status: 'done',
          text: expect.stringMatching(new RegExp(`@person${index}$`)),
        });
      }
    });

    it('gives up when the caller does', async () => {
      const signal = AbortSignal.abort();
      const outcome = await translator.translate({ text: options.text, source, target, signal });
      expect(outcome.status).toBe('failed');
    });

    const { unsupported } = options;
    if (unsupported) {
      it('says that a direction it does not know is unavailable', async () => {
        const [from, to] = unsupported;
        const outcome = await translator.translate({ text: options.text, source: from, target: to });
        expect(outcome.status).toBe('unavailable');
      });
    }

    it('is unavailable after it was closed, and may be closed twice', async () => {
      const closing = await options.create();
      await closing.translate({ text: options.text, source, target });
      await closing.close();
      await closing.close();
      const outcome = await closing.translate({ text: options.text, source, target });
      expect(outcome.status).toBe('unavailable');
    });
  });
}
