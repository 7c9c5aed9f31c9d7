import { manualClock } from '@franca/ui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranscriptStore, type TranscriptStore } from './createTranscriptStore.ts';
import { liveLines } from './liveLines.ts';
import { searchTranscript } from './searchTranscript.ts';
import type { LineEvent, TranscriptEvent } from './TranscriptEvent.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 6 });

/** What one speaker's recogniser and the translator emit about one utterance. */
const utteranceEvents = (id: string): fc.Arbitrary<TranscriptEvent[]> =>
  fc.record({ words, startedAt: fc.nat(50), userId: fc.constantFrom('ana', 'omar') }).map((one) => {
    const common = { type: 'line', id, userId: one.userId, startedAt: one.startedAt } as const;
    const originals = one.words.map((_, at): LineEvent => {
      const isFinal = at === one.words.length - 1;
      const stable = one.words.slice(0, at).join(' ');
      const text = one.words.slice(0, at + 1).join(' ');
      const ends = isFinal ? { endedAt: one.startedAt + 900 } : {};
      return {
        ...common,
        text,
        language: 'en',
        isTranslated: false,
        isFinal,
        revision: at,
        stableLength: stable.length,
        ...ends,
      };
    });
    const translations = originals.map((event): LineEvent => {
      const { endedAt: _, ...rest } = event;
      return { ...rest, isTranslated: true, language: 'es', text: event.text.toUpperCase() };
    });
    return [
      ...originals,
      ...translations,
      // Ends what is not final, if it is no part of the same.
      ...[0, one.startedAt + 3].map(
        (startedAt): TranscriptEvent => ({
          ...{ type: 'gap', id: `gap of ${one.userId} ${startedAt}`, userId: one.userId },
          ...{ reason: 'connection', startedAt, endedAt: startedAt + 4 },
        }),
      ),
      { type: 'translation-failed', id, userId: one.userId, startedAt: one.startedAt, language: 'vi' },
      { type: 'gap', id: `gap ${id}`, userId: null, reason: 'connection', startedAt: one.startedAt },
      {
        type: 'gap',
        id: `gap ${id}`,
        userId: null,
        reason: 'connection',
        startedAt: one.startedAt,
        endedAt: one.startedAt + 5,
      },
    ];
  });

const calls = fc
  .nat(6)
  .chain((count) => fc.tuple(...Array.from({ length: count + 1 }, (_, at) => utteranceEvents(`u${at}`))))
  .map((all) => all.flat());

const contentOf = (store: TranscriptStore) => store.getIds().map((id) => store.getEntry(id));

describe('a transcript', () => {
  it('is the same in whatever order, and however often, events come', () => {
    const shuffled = calls.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], {
          minLength: events.length * 2,
          maxLength: events.length * 2,
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        const [inOrder, inAny] = [createTranscriptStore(), createTranscriptStore()];
        inOrder.apply(...events);
        for (const event of others) inAny.apply(event);
        expect(contentOf(inAny)).toEqual(contentOf(inOrder));
      }),
    );
  });

  it('never withdraws a stable word, whatever a recogniser says later', () => {
    const line = fc.record({ words, stable: fc.nat(30), isFinal: fc.boolean(), revision: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const store = createTranscriptStore();
        let shown = '';
        for (const { words, stable, isFinal, revision } of lines) {
          const text = words.join(' ');
          const stableLength = Math.min(stable, text.length);
          store.apply({
            type: 'line',
            id: 'one',
            userId: 'ana',
            startedAt: 1,
            language: 'en',
            isTranslated: false,
            text,
            isFinal,
            revision,
            stableLength,
          });
          const entry = store.getEntry('one');
          if (entry?.kind !== 'utterance') throw new Error('The utterance is gone.');
          const now = entry.text.slice(0, entry.stableLength);
          expect(now.startsWith(shown)).toBe(true);
          shown = now;
        }
      }),
    );
  });

  describe('with a gap of a speaker', () => {
    const said = (id: string, text: string, startedAt: number, over: Partial<LineEvent> = {}): LineEvent => ({
      ...{ type: 'line', id, userId: 'ana', text, language: 'en', isTranslated: false, isFinal: false },
      ...{ revision: startedAt, startedAt, ...over },
    });
    const gap = (startedAt: number, endedAt?: number, over: object = {}): TranscriptEvent => ({
      ...{ type: 'gap', id: 'gap', userId: 'ana', reason: 'connection', startedAt, endedAt, ...over },
    });
    const cutOf = (...events: TranscriptEvent[]) => {
      const store = createTranscriptStore();
      store.apply(...events);
      return store.getIds().flatMap((id) => {
        const entry = store.getEntry(id);
        return entry?.kind === 'utterance' && entry.isCut ? [id] : [];
      });
    };

    it('ends there in mid-sentence, whichever came first, and notifies the line', () => {
      expect(cutOf(said('half', 'This is', 10), gap(12, 20))).toEqual(['half']);
      expect(cutOf(gap(12, 20), said('half', 'This is', 10))).toEqual(['half']);
      expect(cutOf(said('half', 'This is', 10), gap(12))).toEqual(['half']);
      const store = createTranscriptStore();
      store.apply(said('half', 'This is', 10));
      let count = 0;
      store.subscribeEntry('half', () => {
        count += 1;
      });
      store.apply(gap(12), gap(12, 20));
      expect(count).toBe(1);
    });

    it('goes on where its words come after all', () => {
      expect(cutOf(said('half', 'This is', 10), gap(12, 20), said('half', 'This is more', 25))).toEqual([]);
      const last = said('half', 'This is all', 10, { isFinal: true });
      expect(cutOf(said('half', 'This is', 10), gap(12, 20), last)).toEqual([]);
    });

    it('leaves alone what others say, what began behind it, and what only lost a part', () => {
      expect(cutOf(said('other', 'Yes', 10, { userId: 'omar' }), gap(12, 20))).toEqual([]);
      expect(cutOf(gap(12, 20), said('next', 'And', 20))).toEqual([]);
      expect(cutOf(said('half', 'This is', 10), gap(12, 20, { reason: 'overload' }))).toEqual([]);
    });
  });

  it('is in the order of beginnings', () => {
    fc.assert(
      fc.property(calls, (events) => {
        const store = createTranscriptStore();
        store.apply(...events);
        const starts = contentOf(store).map((entry) => entry?.startedAt ?? Number.NaN);
        expect(starts).toEqual(starts.toSorted((left, right) => left - right));
      }),
    );
  });

  it('keeps the newest entries within its limit, and what was dropped does not come back', () => {
    const store = createTranscriptStore({ limit: 3 });
    const say = (at: number) =>
      store.apply({
        type: 'line',
        id: `u${at}`,
        userId: 'ana',
        startedAt: at,
        language: 'en',
        isTranslated: false,
        text: `word ${at}`,
        isFinal: true,
        revision: 0,
      });
    for (const at of [1, 2, 3, 4, 5]) say(at);
    say(1);
    expect(store.getIds()).toEqual(['u3', 'u4', 'u5']);
    expect(store.getDropped()).toBe(2);
  });

  it('notifies only the line that changes, also among ten thousand', () => {
    const store = createTranscriptStore();
    const line = (at: number, text: string, revision: number): LineEvent => ({
      type: 'line',
      id: `u${at}`,
      userId: at % 2 ? 'ana' : 'omar',
      startedAt: at,
      language: 'en',
      isTranslated: false,
      text,
      isFinal: false,
      revision,
    });
    store.apply(...Array.from({ length: 10_000 }, (_, at) => line(at, `word ${at}`, 0)));
    const ids = store.getIds();
    let own = 0;
    let others = 0;
    let lists = 0;
    store.subscribeEntry('u9999', () => (own += 1));
    store.subscribeEntry('u5000', () => (others += 1));
    store.subscribe(() => (lists += 1));
    for (let revision = 1; revision <= 20; revision += 1)
      store.apply(line(9999, `word ${revision}`, revision));
    expect({ own, others, lists }).toEqual({ own: 20, others: 0, lists: 0 });
    expect(store.getIds()).toBe(ids);
    expect(store.getSpeakers()).toEqual(['omar', 'ana']);
    expect(searchTranscript(store, { query: 'WORD 4321', userId: null })).toEqual(['u4321']);
    expect(searchTranscript(store, { query: 'word 4321', userId: 'omar' })).toEqual([]);
  });

  it('keeps a translation that came before its original, and one that failed until another attempt succeeds', () => {
    const store = createTranscriptStore();
    const common = { type: 'line', id: 'one', userId: 'ana', startedAt: 5 } as const;
    store.apply({ type: 'translation-failed', id: 'one', userId: 'ana', startedAt: 5, language: 'es' });
    store.apply({ ...common, text: 'Hola', language: 'es', isTranslated: true, isFinal: true, revision: 0 });
    expect(store.getEntry('one')).toMatchObject({
      text: '',
      language: null,
      translations: { es: { kind: 'done', text: 'Hola' } },
    });
    store.apply({
      ...common,
      text: 'Hello',
      language: 'en',
      isTranslated: false,
      isFinal: true,
      revision: 0,
    });
    expect(store.getEntry('one')).toMatchObject({ text: 'Hello', translations: { es: { text: 'Hola' } } });
  });
});

describe('the live lines', () => {
  it('are those that changed last, one for each of two people who speak at once, and go after a while', () => {
    const clock = manualClock();
    const store = createTranscriptStore({ clock });
    const say = (id: string, startedAt: number, revision: number) =>
      store.apply({
        type: 'line',
        id,
        userId: id,
        startedAt,
        language: 'en',
        isTranslated: false,
        text: `${id} ${revision}`,
        isFinal: false,
        revision,
      });
    const options = { count: 2, lingerMs: 1000 };
    say('long', 1, 0);
    for (const at of [2, 3, 4]) {
      clock.advance(10);
      say(`short ${at}`, at, 0);
    }
    clock.advance(10);
    say('long', 1, 1);
    expect(liveLines(store, options).ids).toEqual(['long', 'short 4']);
    clock.advance(995);
    expect(liveLines(store, options).ids).toEqual(['long']);
    clock.advance(5);
    expect(liveLines(store, options)).toEqual({ ids: [], nextEnd: null });
  });
});
