import { describe, expect, it } from 'vitest';
import type { RecognitionRequest, SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import type { SpeakerBudget } from './createSpeakerBudgets.ts';
import type { SpokenGap, SpokenLine } from './createTranscriptLines.ts';
import { createVoice, type Voice } from './createVoice.ts';

/** Milliseconds of a piece, and pieces of an utterance where nobody pauses. */
const [pieceMs, longest] = [128, 100];

/** An engine whose texts are the numbers in the sound: each piece is a word of two samples. */
function createCounter(): SpeechRecognizer {
  return {
    id: 'counter',
    name: 'Counter',
    where: 'server',
    host: null,
    quality: 'good',
    languages: () => ['en'],
    open: ({ onText }: RecognitionRequest) => {
      let words: number[] = [];
      let utterance = 0;
      const finish = (): void => {
        if (words.length > 0)
          onText({ utterance, text: words.join(' '), isFinal: true, startMs: 0, endMs: 0 });
        if (words.length > 0) utterance += 1;
        words = [];
      };
      return {
        push: ([high = 0, low = 0]) => {
          words.push(high * 10_000 + low);
          if (words.length === longest / 2)
            onText({ utterance, text: words.join(' '), isFinal: false, startMs: 0, endMs: 0 });
          if (words.length === longest) finish();
        },
        pause: finish,
        end: async () => finish(),
      };
    },
    close: async () => undefined,
  };
}

/** The sound of a number. */
const soundOf = (number: number): Uint8Array =>
  new Uint8Array(Int16Array.of(Math.floor(number / 10_000), number % 10_000).buffer);

/** Chances that are the same at every run. */
function createChance(seed: number): (share: number) => boolean {
  let state = seed;
  return (share) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < share;
  };
}

/** Nothing of these tests is about limits. */
const mayBring: SpeakerBudget = {
  piece: () => true,
  bytes: () => true,
  text: () => true,
  characters: () => true,
  voice: () => true,
};

describe('a speaker', () => {
  it('of two hours among ten, with lost pieces, pauses and reconnects, has every word once and in order, or a mark', async () => {
    let time = 1_000_000;
    const engine = createCounter();
    const speakers = Array.from({ length: 10 }, (_, index) => ({
      userId: `person-${index}`,
      chance: createChance(index + 1),
      finals: [] as SpokenLine[],
      gaps: [] as SpokenGap[],
      lost: [] as { word: number; at: number }[],
      number: 0,
      sent: 0,
      voice: undefined as Voice | undefined,
    }));
    const open = (speaker: (typeof speakers)[number]): Voice => {
      speaker.number = 0;
      return createVoice({
        uuid: 'call',
        userId: speaker.userId,
        socketId: 'socket',
        language: 'en',
        engine,
        mayBring,
        now: () => time,
        onLine: (line) => line.isFinal && speaker.finals.push(line),
        onGap: (gap) => speaker.gaps.push(gap),
        onEngine: () => undefined,
      });
    };
    const pieces = (2 * 3_600_000) / pieceMs;
    for (let piece = 0; piece < pieces; piece += 1) {
      time += pieceMs;
      for (const speaker of speakers) {
        const { chance } = speaker;
        // Mutes in mid-word, and comes back by another connection.
        if (chance(0.002)) speaker.voice?.pause();
        if (chance(0.0005)) {
          await speaker.voice?.end();
          speaker.voice = undefined;
        }
        speaker.voice ??= open(speaker);
        const { number } = speaker;
        speaker.number += 1;
        const isLost = number > 0 && piece < pieces - 1 && chance(0.02);
        if (isLost) speaker.lost.push({ word: piece, at: time });
        else speaker.voice.receiveSound({ audio: soundOf(piece), number });
        // The network brings some of them twice.
        if (!isLost && chance(0.01)) speaker.voice.receiveSound({ audio: soundOf(piece), number });
      }
    }
    for (const { voice } of speakers) await voice?.end();
    for (const { finals, gaps, lost } of speakers) {
      const words = finals.flatMap(({ text }) => text.split(' ').map(Number));
      expect(words).toEqual(words.toSorted((one, other) => one - other));
      expect(new Set(words).size).toBe(words.length);
      expect(new Set(finals.map(({ id }) => id)).size).toBe(finals.length);
      expect(words.length + lost.length).toBe(pieces);
      expect(lost.length).toBeGreaterThan(pieces * 0.015);
      // Where a connection ended right behind a lost piece nobody can know of it: that is marked when the next one begins.
      const unmarked = lost.filter(
        ({ at }) => !gaps.some(({ startedAt, endedAt }) => +startedAt <= at && at <= +(endedAt ?? startedAt)),
      );
      expect(unmarked.length).toBeLessThanOrEqual(3);
    }
  });

  it('who loses pieces again and again has marks of all of them, not more than one in two seconds', () => {
    let time = 0;
    const gaps: SpokenGap[] = [];
    const voice = createVoice({
      uuid: 'call',
      userId: 'ana',
      socketId: 'socket',
      language: 'en',
      engine: createCounter(),
      mayBring,
      now: () => time,
      onLine: () => undefined,
      onGap: (gap) => gaps.push(gap),
      onEngine: () => undefined,
    });
    // Every second one is lost, for ten seconds.
    for (let number = 0; number < 80; number += 2) {
      voice.receiveSound({ audio: soundOf(number), number });
      time += 2 * pieceMs;
    }
    voice.pause();
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps.length).toBeLessThanOrEqual(7);
    for (let at = 300; at < 9900; at += 100)
      expect(gaps.some(({ startedAt, endedAt }) => +startedAt <= at && at <= +(endedAt ?? 0))).toBe(true);
  });
});
