import { describe, expect, it } from 'vitest';
import { createTranscriptStore } from './createTranscriptStore.ts';
import { transcriptText, transcriptVtt } from './exportTranscript.ts';
import { findMatches } from './findMatches.ts';
import type { Utterance } from './TranscriptEntry.ts';
import { translationFor } from './textsOfUtterance.ts';

const start = 1_000_000;
const options = {
  startedAt: start,
  language: 'es-ES',
  hasBoth: true,
  nameOf: (userId: string) => (userId === 'emma' ? 'Emma <Clarke>' : userId),
  gapText: () => 'Nothing was recognised',
};

function talk() {
  const store = createTranscriptStore();
  const line = {
    type: 'line',
    id: 'one',
    userId: 'emma',
    startedAt: start + 3_661_500,
    revision: 0,
  } as const;
  store.apply(
    {
      ...line,
      text: 'Tea & cake -->\n\nfor all',
      language: 'en-AU',
      isTranslated: false,
      isFinal: true,
      endedAt: start + 3_663_000,
    },
    { ...line, text: 'Té y pastel para todos', language: 'es', isTranslated: true, isFinal: true },
    { type: 'gap', id: 'gap', userId: null, reason: 'connection', startedAt: start + 3_700_000 },
    {
      ...line,
      id: 'two',
      userId: 'diego',
      startedAt: start + 3_800_000,
      text: 'Gracias',
      language: 'es',
      isTranslated: false,
      isFinal: true,
    },
  );
  return store;
}

it('shows where a line was cut off', () => {
  const store = createTranscriptStore();
  const line = { type: 'line', id: 'one', userId: 'emma', text: 'Half a', language: 'en' } as const;
  store.apply(
    { ...line, isTranslated: false, isFinal: false, revision: 0, startedAt: start },
    { type: 'gap', id: 'gap', userId: 'emma', reason: 'connection', startedAt: start + 1000 },
  );
  expect(transcriptText(store, options)).toBe(
    '[00:00:00] Emma <Clarke>: Half a …\n[00:00:01] (Nothing was recognised)\n',
  );
  expect(transcriptVtt(store, options)).toContain('Half a …');
});

describe('a translation of words that go on', () => {
  it('is none of an export, and gives way to the one of the whole, whichever came first', () => {
    const line = { type: 'line', id: 'one', userId: 'emma', startedAt: start, revision: 3 } as const;
    const original = { ...line, text: 'Tea. And', language: 'en', isTranslated: false, isFinal: false };
    const interim = { ...line, text: 'Té.', language: 'es', isTranslated: true, isFinal: false };
    const whole = { ...interim, text: 'Té. Y pastel.', isFinal: true, revision: 0 };
    const store = createTranscriptStore();
    store.apply(original, interim);
    const read = () => translationFor(store.getEntry('one') as Utterance, 'es');
    expect(read()).toMatchObject({ kind: 'interim', text: 'Té.' });
    expect(transcriptText(store, options)).toBe('[00:00:00] Emma <Clarke>: Tea. And\n');
    store.apply(whole, interim);
    expect(read()).toMatchObject({ kind: 'done', text: 'Té. Y pastel.' });
  });
});

describe('an exported transcript', () => {
  it('has both languages as text', () => {
    expect(transcriptText(talk(), options)).toBe(
      '[01:01:01] Emma <Clarke>: Tea & cake -->\n\nfor all\n    Té y pastel para todos\n[01:01:40] (Nothing was recognised)\n[01:03:20] diego: Gracias\n'.replace(
        '-->\n\nfor',
        '--> for',
      ),
    );
  });

  it('has both languages as WebVTT, in which no word is taken for markup', () => {
    expect(transcriptVtt(talk(), options)).toBe(`WEBVTT

01:01:01.500 --> 01:01:03.000
<v Emma &lt;Clarke&gt;><lang en-AU>Tea &amp; cake --&gt; for all</lang>
<lang es>Té y pastel para todos</lang></v>

NOTE Nothing was recognised

01:03:20.000 --> 01:03:21.000
<v diego><lang es>Gracias</lang></v>
`);
  });

  it('has one language where the reader wants one', () => {
    const text = transcriptText(talk(), { ...options, hasBoth: false });
    expect(text).toContain('Emma <Clarke>: Té y pastel para todos\n');
    expect(text).not.toContain('Tea');
  });
});

describe('a search', () => {
  it.each([
    ['Ha Noi', 'ở Hà Nội hôm nay', 'Hà Nội'],
    ['da nang', 'Đà Nẵng', 'Đà Nẵng'],
    ['احمد', 'أحمد هنا', 'أحمد'],
    ['strasse', 'Die Straße', 'Straße'],
  ])('finds %s in %s', (query, text, found) => {
    expect(findMatches(text, query).map(([from, to]) => text.slice(from, to))).toEqual([found]);
  });
});
