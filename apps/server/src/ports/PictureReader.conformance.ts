import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureOutcome, PictureReader } from './PictureReader.ts';

/** What the suite must know about an engine. */
export type PictureReaderConformanceOptions = {
  /** Name shown in the titles. */
  name: string;
  /** Makes a fresh engine; called once, and once more for the closing test. */
  create: () => Promise<PictureReader>;
  /** BCP 47 tag of a language that the engine knows. */
  language: string;
  /** A PNG with words in the upper half of its left half, and nothing else. */
  written: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Words that its text must contain. */
  expected: readonly string[];
  /** A PNG without words. */
  blank: () => Promise<Uint8Array<ArrayBuffer>>;
};

const linesOf = (outcome: PictureOutcome) => (outcome.status === 'done' ? outcome.lines : undefined);

/** The behaviour every engine of text in pictures owes its callers; run by each adapter's test. */
export function describePictureReader(options: PictureReaderConformanceOptions): void {
  const { language } = options;
  const languages = [language];

  describe(`the reader of pictures ${options.name}`, () => {
    let reader: PictureReader;
    beforeAll(async () => {
      reader = await options.create();
    });
    afterAll(() => reader.close());
    const signal = new AbortController().signal;

    it('says what it is, and where pictures go', () => {
      expect(reader.id).toMatch(/^[a-z-]+$/);
      expect(reader.name).not.toBe('');
      expect(reader.host === null).toBe(reader.where === 'server');
      const known = reader.languages();
      expect(known.includes('*') || known.includes(language.split('-')[0] ?? '')).toBe(true);
    });

    it('finds lines with their places', async () => {
      const lines = linesOf(await reader.read({ picture: await options.written(), languages, signal }));
      const text = lines?.map((line) => line.text).join(' ') ?? '';
      for (const word of options.expected) expect(text.toLowerCase()).toContain(word);
      for (const { box } of lines ?? []) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(0.55);
        expect(box.y + box.height).toBeLessThanOrEqual(0.55);
        expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
      }
    });

    it('finds nothing where nothing is written', async () => {
      const outcome = await reader.read({ picture: await options.blank(), languages, signal });
      expect(outcome).toEqual({ status: 'done', lines: [] });
    });

    it('does not reject what is no picture', async () => {
      const picture = new Uint8Array(Buffer.from('no picture'));
      const outcome = await reader.read({ picture, languages, signal });
      expect(linesOf(outcome) ?? []).toEqual([]);
    });

    it('gives a picture up that nobody waits for', async () => {
      const aborting = new AbortController();
      const reading = reader.read({ picture: await options.written(), languages, signal: aborting.signal });
      aborting.abort();
      expect((await reading).status).toBe('failed');
    });

    it('closes while it reads, and knows nothing afterwards', async () => {
      const other = await options.create();
      const reading = other.read({ picture: await options.written(), languages, signal });
      await other.close();
      expect((await reading).status).toBe('failed');
      expect(other.languages()).toEqual([]);
    });
  });
}
