import { describe, expect, it, vi } from 'vitest';
import type { SentLine } from './createTranscriptMemory.ts';
import {
  createTranscriptTranslations,
  finishedSentences,
  type TranslateInCall,
} from './createTranscriptTranslations.ts';
import type { TranscriptView } from './createTranscriptViews.ts';

const view: TranscriptView = {
  uuid: 'call',
  version: 1,
  run: { startedBy: 'ana', startedAt: new Date(0) },
  joined: new Set(),
  isLocalOnly: false,
  people: new Map(),
  readers: [],
  speakers: new Map(),
};

/** Translations by an engine that writes in capitals, which a test lets answer after some milliseconds. */
function open() {
  const asked: string[] = [];
  const sent: SentLine[] = [];
  const state = { milliseconds: 0 };
  const translate: TranslateInCall = async (_uuid, { text }) => {
    asked.push(text);
    vi.advanceTimersByTime(state.milliseconds);
    return text.includes('unknown')
      ? { status: 'unavailable', detail: '' }
      : { status: 'done', text: text.toUpperCase(), engine: 'test' };
  };
  const translations = createTranscriptTranslations({
    translate,
    publish: (_uuid, line) => sent.push(line),
    signal: new AbortController().signal,
  });
  let revision = 0;
  const line = (text: string, id = 'one') => {
    revision += 1;
    const startedAt = new Date(0);
    return {
      uuid: 'call',
      userId: 'ana',
      id,
      text,
      language: 'en',
      quality: 'good' as const,
      revision,
      startedAt,
    };
  };
  return {
    asked,
    sent,
    state,
    interim: (text: string, id?: string) => translations.interim(line(text, id), view, 'es'),
    final: (text: string, id?: string) => translations.final(line(text, id), view, 'es'),
    forget: translations.forget,
    texts: () => sent.map(({ data }) => data),
  };
}

vi.useFakeTimers({ toFake: ['performance'] });

describe('words that go on', () => {
  it('are translated sentence by sentence once those stay the same, each once', async () => {
    const { interim, texts, asked, state } = open();
    state.milliseconds = 1000;
    await interim('Good morning. How');
    expect(asked).toEqual([]);
    await interim('Good morning. How are');
    await interim('Good morning. How are you? I');
    await interim('Good morning. How are you? I am');
    expect(asked).toEqual(['Good morning.', 'How are you?']);
    expect(texts()).toEqual(['GOOD MORNING.', 'GOOD MORNING. HOW ARE YOU?']);
  });

  it('are translated whole where the direction is known to be fast, and no more once it is slow', async () => {
    const { interim, final, texts, state } = open();
    await interim('good');
    expect(texts()).toEqual([]);
    await final('hello', 'before');
    await interim('good morning');
    expect(texts()).toEqual(['HELLO', 'GOOD MORNING']);
    state.milliseconds = 2000;
    await final('hello again', 'slow');
    await interim('good morning to');
    expect(texts()).toEqual(['HELLO', 'GOOD MORNING', 'HELLO AGAIN']);
  });

  it('are left as they are behind a sentence that has no translation', async () => {
    const { interim, final, texts } = open();
    await final('hello', 'before');
    await interim('This is unknown. And');
    await interim('This is unknown. And more');
    expect(texts()).toEqual(['HELLO']);
  });

  it('are not published any more once they are final', async () => {
    const { interim, final, forget, sent } = open();
    await final('hello', 'before');
    const going = interim('good');
    forget('one');
    await going;
    await final('good morning');
    expect(sent.map(({ data, isFinal }) => [data, isFinal])).toEqual([
      ['HELLO', true],
      ['GOOD MORNING', true],
    ]);
  });
});

describe('finishedSentences', () => {
  it('knows where sentences end, in several languages', () => {
    const wordsOf = (text: string, language: string) =>
      finishedSentences(text, language).map(({ words }) => words);
    expect(wordsOf('It costs 3.5 euros. And then', 'en')).toEqual(['It costs 3.5 euros.']);
    expect(wordsOf('كيف حالك؟ أنا بخير. شكرا', 'ar')).toEqual(['كيف حالك؟', 'أنا بخير.']);
    expect(wordsOf('No end', 'en')).toEqual([]);
  });
});
