import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  RecognitionGap,
  RecognitionSession,
  RecognitionState,
  RecognizedText,
  SpeechRecognizer,
} from './SpeechRecognizer.ts';

/** What the suite must know about an engine. */
export type SpeechRecognizerConformanceOptions = {
  /** Name shown in the titles. */
  name: string;
  /** Makes a fresh engine; called once, and once more for the closing test. */
  create: () => Promise<SpeechRecognizer>;
  /** BCP 47 tag of a language that the engine knows. */
  language: string;
  /** A language that it does not know; leave out for engines that take every language. */
  unsupported?: string;
  /** An utterance in that language, as 16-bit samples at 16 kHz. */
  spoken: () => Int16Array;
  /** Words that its text must contain. */
  expected: readonly string[];
  /** Milliseconds that its text may take. */
  timeoutMs?: number;
};

/** What a session reported. */
export type Reported = { texts: RecognizedText[]; gaps: RecognitionGap[]; states: RecognitionState[] };

/** Opens a session that remembers what it reports. */
export function openReported(
  recognizer: SpeechRecognizer,
  language: string,
  signal?: AbortSignal,
): { session: RecognitionSession; reported: Reported } {
  const reported: Reported = { texts: [], gaps: [], states: [] };
  const session = recognizer.open({
    language,
    signal,
    onText: (text) => reported.texts.push(text),
    onGap: (gap) => reported.gaps.push(gap),
    onState: (state) => reported.states.push(state),
  });
  if (!session) throw new Error(`${recognizer.id} does not know ${language}.`);
  return { session, reported };
}

/** A second in which nobody speaks. */
export const silence = (): Int16Array => new Int16Array(16_000);

/** Gives a session sound in the pieces in which pages send it. */
export function speak(session: RecognitionSession, samples: Int16Array): void {
  for (let at = 0; at < samples.length; at += 2048) session.push(samples.slice(at, at + 2048));
}

/** The behaviour every engine of live transcripts owes its callers; run by each adapter's test. */
export function describeSpeechRecognizer(options: SpeechRecognizerConformanceOptions): void {
  const { language, timeoutMs = 20_000 } = options;
  const patient = { timeout: timeoutMs, interval: 20 };

  describe(`the recogniser ${options.name}`, () => {
    let recognizer: SpeechRecognizer;
    beforeAll(async () => {
      recognizer = await options.create();
    });
    afterAll(() => recognizer.close());

    const finals = ({ texts }: Reported) => texts.filter(({ isFinal }) => isFinal);
    const wordsOf = (text = '') => text.toLowerCase().match(/\p{L}+/gu) ?? [];

    it('says what it is, and where sound goes', () => {
      expect(recognizer.id).toMatch(/^[a-z-]+$/);
      expect(recognizer.name).not.toBe('');
      expect(recognizer.host === null).toBe(recognizer.where === 'server');
      const known = recognizer.languages();
      expect(known.includes('*') || known.includes(language.split('-')[0] ?? '')).toBe(true);
    });

    it(
      'recognises an utterance once somebody pauses, and numbers it',
      async () => {
        const { session, reported } = openReported(recognizer, language);
        speak(session, silence());
        speak(session, options.spoken());
        speak(session, silence());
        await vi.waitFor(() => expect(finals(reported)).toHaveLength(1), patient);
        const [first] = finals(reported);
        expect(first?.utterance).toBe(0);
        expect(wordsOf(first?.text)).toEqual(expect.arrayContaining([...options.expected]));
        expect(first?.startMs).toBeGreaterThan(300);
        expect(first?.endMs).toBeGreaterThan(first?.startMs ?? 0);
        await session.end();
      },
      timeoutMs,
    );

    it(
      'makes the words of a speaker who mutes in mid-sentence final',
      async () => {
        const { session, reported } = openReported(recognizer, language);
        speak(session, options.spoken());
        session.pause();
        await vi.waitFor(() => expect(finals(reported)).toHaveLength(1), patient);
        session.pause();
        await session.end();
        expect(finals(reported)).toHaveLength(1);
      },
      timeoutMs,
    );

    it(
      'ends with the last words, and takes nothing afterwards',
      async () => {
        const { session, reported } = openReported(recognizer, language);
        speak(session, options.spoken());
        await session.end();
        expect(finals(reported)).toHaveLength(1);
        const count = reported.texts.length;
        speak(session, options.spoken());
        session.pause();
        await session.end();
        expect(reported.texts).toHaveLength(count);
      },
      timeoutMs,
    );

    it('says nothing of silence', async () => {
      const { session, reported } = openReported(recognizer, language);
      for (let second = 0; second < 3; second += 1) speak(session, silence());
      session.push(new Int16Array(0));
      await session.end();
      expect(reported).toEqual({ texts: [], gaps: [], states: [] });
    });

    it('says nothing more once it is given up', async () => {
      const aborting = new AbortController();
      const { session, reported } = openReported(recognizer, language, aborting.signal);
      speak(session, options.spoken());
      const before = reported.texts.length;
      aborting.abort();
      speak(session, options.spoken());
      await session.end();
      expect(reported.texts.slice(before)).toEqual([]);
      expect(reported.gaps).toEqual([]);
    });

    const { unsupported } = options;
    if (unsupported)
      it('opens nothing for a language that it does not know', () => {
        const nothing = () => undefined;
        const request = { language: unsupported, onText: nothing, onGap: nothing, onState: nothing };
        expect(recognizer.open(request)).toBeUndefined();
      });

    it('closes with sessions open', async () => {
      const other = await options.create();
      const { session } = openReported(other, language);
      speak(session, options.spoken());
      await other.close();
      await session.end();
      expect(other.languages()).toEqual([]);
    });
  });
}
