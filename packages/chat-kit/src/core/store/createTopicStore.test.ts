import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import { createTopicStore } from './createTopicStore.ts';
import { corrected, done, edit, history, message, pollOf, quoteOf } from './topicHistory.fixture.ts';

function waiting(chatId: string, sentAt = 1): ChatMessage {
  return { ...message(0), chatId, seq: null, sentAt, delivery: { kind: 'queued' } };
}

describe('a topic store', () => {
  // Ten thousand histories take their time on a busy machine.
  it('ends in the same state for every order of arrival, with any repeats', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        history.chain((changes) =>
          fc.tuple(
            fc.constant(changes),
            fc.shuffledSubarray([...changes, ...changes], {
              minLength: changes.length,
              maxLength: changes.length * 2,
            }),
          ),
        ),
        ([changes, extra]) => {
          const straight = createTopicStore({ readingLanguage: 'en' });
          straight.apply(changes);
          const mixed = createTopicStore({ readingLanguage: 'en' });
          for (const change of extra) mixed.apply([change]);
          mixed.apply([...changes].reverse());
          expect(mixed.getSnapshot()).toEqual(straight.getSnapshot());
          expect(mixed.getSnapshot().lastSeq).toBe(changes.length);
          expect(mixed.getSnapshot().needsSync).toBe(false);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('says the same whether it was read after every change or at the end, and changes nothing that it gave out', () => {
    const arrival = history.chain((changes) =>
      fc.shuffledSubarray(changes, { minLength: changes.length, maxLength: changes.length }),
    );
    fc.assert(
      fc.property(arrival, (changes) => {
        const read = createTopicStore({ readingLanguage: 'en' });
        const unread = createTopicStore({ readingLanguage: 'en' });
        const given = changes.map((change) => {
          read.apply([change]);
          const { messages } = read.getSnapshot();
          return { messages, copy: [...messages] };
        });
        unread.apply(changes);
        expect(read.getSnapshot()).toEqual(unread.getSnapshot());
        for (const { messages, copy } of given) {
          expect(messages.length).toBe(copy.length);
          expect(messages.every((message, index) => message === copy[index])).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('knows exactly up to where nothing is missing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (seqs) => {
        const store = createTopicStore();
        for (const seq of seqs) store.apply([{ kind: 'other', seq }]);
        let expected = 0;
        while (seqs.includes(expected + 1)) expected += 1;
        expect(store.getSnapshot().lastSeq).toBe(expected);
        expect(store.getSnapshot().needsSync).toBe(Math.max(...seqs) > expected);
      }),
    );
  });

  it('keeps a translation that comes before its message', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    store.apply([done(2, 'ana-1')]);
    expect(store.getSnapshot().messages).toHaveLength(0);
    store.apply([{ kind: 'message', seq: 1, message: message(1) }]);
    expect(store.getSnapshot().messages[0]?.translation).toMatchObject({ kind: 'done', text: 'hello' });
  });

  it('shows the reactions of the latest moment, whichever came last', () => {
    const store = createTopicStore();
    const react = (seq: number, emoji: string): TopicChange => ({
      kind: 'reaction',
      seq,
      chatId: 'ana-1',
      reactions: [{ userId: 'ben', emoji }],
    });
    store.apply([react(3, '❤️'), { kind: 'message', seq: 1, message: message(1) }, react(2, '👍')]);
    expect(store.getSnapshot().messages[0]?.reactions).toEqual([{ userId: 'ben', emoji: '❤️' }]);
    store.apply([{ kind: 'recall', seq: 4, chatId: 'ana-1' }]);
    expect(store.getSnapshot().messages[0]?.reactions).toEqual([]);
  });

  it('shows a star while the last change about it says so', () => {
    const store = createTopicStore();
    const star = (seq: number, isStarred: boolean): TopicChange => ({
      kind: 'star',
      seq,
      chatId: 'ana-1',
      isStarred,
    });
    store.apply([star(4, true), star(3, false), { kind: 'message', seq: 1, message: message(1) }]);
    const isStarred = () => store.getSnapshot().messages[0]?.isStarred;
    expect(isStarred()).toBe(true);
    store.addPage({ messages: [message(1)], hasOlder: false, isNewest: false });
    expect(isStarred()).toBe(true);
    store.apply([star(5, false)]);
    expect(isStarred()).toBe(false);
    store.apply([star(6, true), { kind: 'recall', seq: 7, chatId: 'ana-1' }]);
    expect(isStarred()).toBe(false);
  });

  it('shows where a poll stands at the latest moment, whichever came last', () => {
    const store = createTopicStore();
    const poll = (seq: number): TopicChange => ({ kind: 'poll', seq, chatId: 'ana-1', poll: pollOf(seq) });
    const asked = message(1, { content: { kind: 'poll', poll: pollOf(0) } });
    store.apply([poll(3), { kind: 'message', seq: 1, message: asked }, poll(2)]);
    const content = () => store.getSnapshot().messages[0]?.content;
    expect(content()).toEqual({ kind: 'poll', poll: pollOf(3) });
    store.addPage({ messages: [asked], hasOlder: false, isNewest: false });
    expect(content()).toEqual({ kind: 'poll', poll: pollOf(3) });
    const later = { ...asked, content: { kind: 'poll', poll: pollOf(9) } } as const;
    store.addPage({ messages: [later], hasOlder: false, isNewest: false, asOf: 9 });
    store.apply([poll(8)]);
    expect(content()).toEqual({ kind: 'poll', poll: pollOf(9) });
    store.apply([{ kind: 'recall', seq: 10, chatId: 'ana-1' }, poll(11)]);
    expect(content()).toEqual({ kind: 'recalled' });
  });

  it('shows the words of the latest edit at the place of the message, in quotes too', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    const shown = () => store.getSnapshot().messages;
    store.apply([edit(5, 'ana-1')]);
    expect(shown()).toEqual([]);
    store.apply([
      { kind: 'message', seq: 1, message: message(1) },
      { kind: 'message', seq: 2, message: message(2, { replyTo: quoteOf('ana-1') }) },
      done(3, 'ana-1', 'a translation of what stood there before'),
      edit(4, 'ana-1'),
    ]);
    expect(shown().map(({ text, seq }) => [seq, text])).toEqual([
      [1, 'words of 5'],
      [2, 'text 2'],
    ]);
    expect(shown()[0]).toMatchObject({ editedAt: 5000, translation: { kind: 'queued' } });
    expect(shown()[1]?.replyTo).toMatchObject({ text: 'words of 5', language: 'en' });
    store.addPage({
      messages: [message(1, { text: 'read later', editedAt: 6000 })],
      hasOlder: false,
      isNewest: false,
    });
    expect(shown()[0]).toMatchObject({ text: 'read later' });
    store.apply([done(6, 'ana-1'), { kind: 'recall', seq: 7, chatId: 'ana-1' }]);
    expect(shown()[0]).toMatchObject({ text: '', isRecalled: true });
    expect(shown()[1]?.replyTo).toMatchObject({ text: '' });
  });

  it('leaves out what the viewer deleted, whenever it comes', () => {
    const store = createTopicStore();
    store.apply([{ kind: 'hide', seq: 3, chatId: 'ana-1' }]);
    store.apply([
      { kind: 'message', seq: 1, message: message(1) },
      { kind: 'message', seq: 2, message: message(2) },
    ]);
    expect(store.getSnapshot().messages.map(({ chatId }) => chatId)).toEqual(['ana-2']);
    expect(store.find('ana-1')).toBeUndefined();
  });

  it('takes the words of a recalled message out of the quotes that show them', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    store.apply([
      { kind: 'message', seq: 1, message: message(1) },
      { kind: 'message', seq: 2, message: message(2, { replyTo: quoteOf('ana-1') }) },
    ]);
    expect(store.getSnapshot().messages[1]?.replyTo?.text).toBe('quoted words');
    store.apply([{ kind: 'recall', seq: 3, chatId: 'ana-1' }]);
    expect(store.getSnapshot().messages[1]?.replyTo).toMatchObject({ chatId: 'ana-1', text: '' });
  });

  it('translates a quote when the translation of what it shows comes after it', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    const reply = message(2, { replyTo: quoteOf('ana-1') });
    store.apply([
      { kind: 'message', seq: 1, message: message(1) },
      { kind: 'message', seq: 2, message: reply },
    ]);
    expect(store.getSnapshot().messages[1]?.replyTo?.translation.kind).not.toBe('done');
    store.apply([done(3, 'ana-1')]);
    const [first, second] = store.getSnapshot().messages;
    expect(second?.replyTo?.translation).toEqual(first?.translation);
    expect(second?.replyTo?.translation.kind).toBe('done');
  });

  it('keeps no text of a message whose recall came first', () => {
    const store = createTopicStore();
    store.apply([{ kind: 'recall', seq: 2, chatId: 'ana-1' }]);
    store.apply([
      { kind: 'message', seq: 1, message: message(1, { content: { kind: 'image', attachments: [] } }) },
    ]);
    expect(store.getSnapshot().messages[0]).toMatchObject({
      isRecalled: true,
      text: '',
      content: { kind: 'recalled' },
      translation: { kind: 'none' },
    });
  });

  it('shows what became of a translation that was not included when the message came', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    const before = { kind: 'not-included', source: 'es', target: 'en' } as const;
    store.addPage({ messages: [message(1, { translation: before })], hasOlder: false, isNewest: true });
    expect(store.find('ana-1')).toMatchObject({ translation: before });
    // The same page again, after the plan has begun: nothing in the topic has changed meanwhile.
    store.addPage({ messages: [message(1)], hasOlder: false, isNewest: true });
    expect(store.find('ana-1')).toMatchObject({ translation: { kind: 'queued' } });
    store.addPage({ messages: [message(1, { translation: before })], hasOlder: false, isNewest: true });
    expect(store.find('ana-1')).toMatchObject({ translation: { kind: 'queued' } });
  });

  it('shows a translation as stale when the original changed afterwards', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    const edited = message(3, { chatId: 'ana-1', text: 'edited', translation: { kind: 'none' } });
    store.apply([{ kind: 'message', seq: 1, message: message(1) }, done(2, 'ana-1')]);
    store.apply([
      { kind: 'message', seq: 3, message: { ...edited, translation: { kind: 'queued', target: 'fr' } } },
    ]);
    expect(store.getSnapshot().messages[0]).toMatchObject({
      seq: 1,
      text: 'edited',
      translation: { kind: 'stale' },
    });
  });

  it('keeps the identity of every message that did not change', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    store.apply([1, 2, 3].map((seq) => ({ kind: 'message', seq, message: message(seq) })));
    const before = store.getSnapshot().messages;
    store.apply([done(4, 'ana-2')]);
    const after = store.getSnapshot().messages;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });
});

describe('a topic store with messages of its own', () => {
  it('shows waiting messages after stored ones, in the order they were written', () => {
    const store = createTopicStore();
    store.putPending(waiting('me-2', 2));
    store.putPending(waiting('me-1', 1));
    store.apply([{ kind: 'message', seq: 1, message: message(1) }]);
    expect(store.getSnapshot().messages.map((entry) => entry.chatId)).toEqual(['ana-1', 'me-1', 'me-2']);
  });

  it('replaces a waiting message by the stored one and never shows it twice', () => {
    const store = createTopicStore();
    store.putPending(waiting('me-1'));
    store.apply([{ kind: 'message', seq: 1, message: message(1, { chatId: 'me-1' }) }]);
    store.putPending(waiting('me-1'));
    store.setDelivery('me-1', { kind: 'failed', reason: 'late' });
    expect(store.getSnapshot().messages).toHaveLength(1);
    expect(store.getSnapshot().messages[0]?.delivery).toEqual({ kind: 'sent' });
  });

  it('puts an older page before what is there and remembers whether more exists', () => {
    const store = createTopicStore();
    store.addPage({ messages: [message(5), message(6)], hasOlder: true, isNewest: true });
    store.addPage({ messages: [message(3), message(4)], hasOlder: false, isNewest: false });
    expect(store.getSnapshot().messages.map((entry) => entry.seq)).toEqual([3, 4, 5, 6]);
    expect(store.getSnapshot()).toMatchObject({ hasOlder: false, lastSeq: 6, needsSync: false });
  });

  it('asks for a sync when the server is ahead', () => {
    const store = createTopicStore();
    store.addPage({ messages: [message(5)], hasOlder: false, isNewest: true });
    store.announceSeq(7);
    expect(store.getSnapshot().needsSync).toBe(true);
    store.apply([
      { kind: 'other', seq: 6 },
      { kind: 'other', seq: 7 },
    ]);
    expect(store.getSnapshot().needsSync).toBe(false);
  });

  it('asks for what is missing in a copy, from where the hole begins', () => {
    const store = createTopicStore();
    const messages = [message(4), message(5), message(8)];
    store.addPage({ messages, hasOlder: false, completeTo: 5, isNewest: true });
    expect(store.getSnapshot()).toMatchObject({ lastSeq: 5, needsSync: true, hasHole: true });
    store.apply([6, 7].map((seq) => ({ kind: 'message', seq, message: message(seq) })));
    expect(store.getSnapshot().messages.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8]);
    expect(store.getSnapshot()).toMatchObject({ lastSeq: 8, needsSync: false, hasHole: false });
  });

  it('asks for what lies between messages that came before the newest page and the page', () => {
    const store = createTopicStore();
    const stored = (seq: number) => ({ kind: 'message', seq, message: message(seq) }) as const;
    store.apply([stored(41), stored(42)]);
    store.addPage({ messages: [message(46), message(47)], hasOlder: true, asOf: 48, isNewest: true });
    expect(store.getSnapshot()).toMatchObject({
      lastSeq: 42,
      needsSync: true,
      hasHole: true,
      hasOlder: true,
    });
    store.apply([43, 44, 45].map(stored));
    store.apply([{ kind: 'other', seq: 48 }]);
    expect(store.getSnapshot().messages.map(({ seq }) => seq)).toEqual([41, 42, 43, 44, 45, 46, 47]);
    expect(store.getSnapshot()).toMatchObject({ lastSeq: 48, needsSync: false, hasHole: false });
  });

  it('asks for nothing when the newest page follows what came before it', () => {
    const store = createTopicStore();
    store.apply([{ kind: 'message', seq: 41, message: message(41) }]);
    store.addPage({ messages: [message(42), message(43)], hasOlder: true, isNewest: true });
    expect(store.getSnapshot()).toMatchObject({ lastSeq: 43, needsSync: false, hasHole: false });
  });

  it('keeps the latest moment at which somebody has seen the conversation', () => {
    const store = createTopicStore();
    store.apply([{ kind: 'seen', seq: 2, userId: 'bo', seenTime: 50 }]);
    store.apply([{ kind: 'seen', seq: 1, userId: 'bo', seenTime: 20 }]);
    expect(store.getSnapshot().seenTimes.get('bo')).toBe(50);
  });

  it('shows the translations of the language that is being read', () => {
    const store = createTopicStore({ readingLanguage: 'en' });
    store.apply([{ kind: 'message', seq: 1, message: message(1) }, done(2, 'ana-1')]);
    store.setReadingLanguage('it');
    expect(store.getSnapshot().messages[0]?.translation.kind).toBe('none');
    store.setReadingLanguage('en');
    expect(store.getSnapshot().messages[0]?.translation.kind).toBe('done');
  });

  it('shows who wrote a message what was corrected of it, until that is taken back or the words change', () => {
    const store = createTopicStore({ readingLanguage: 'es' });
    const own = { translation: { kind: 'none' } } as const;
    const correction = { language: 'fr', text: 'bonjour', by: { id: 'bo', name: 'Bo' } };
    const shown = () => store.getSnapshot().messages[0]?.corrections;
    store.apply([corrected(2, 'ana-1'), { kind: 'message', seq: 1, message: message(1, own) }]);
    expect(shown()).toEqual([correction]);
    const translation = { kind: 'queued', target: 'fr' } as const;
    store.apply([{ kind: 'translation', seq: 3, chatId: 'ana-1', language: 'fr', translation }]);
    expect(shown()).toBeUndefined();
    store.apply([corrected(4, 'ana-1')]);
    expect(shown()).toEqual([correction]);
    store.apply([
      {
        kind: 'edit',
        seq: 5,
        chatId: 'ana-1',
        text: 'other',
        mentions: [],
        language: 'es',
        ...own,
        editedAt: 9,
      },
    ]);
    expect(shown()).toBeUndefined();
    store.addPage({
      messages: [message(6, { ...own, corrections: [correction] })],
      hasOlder: false,
      isNewest: true,
    });
    expect(store.find('ana-6')?.corrections).toEqual([correction]);
    store.apply([{ kind: 'recall', seq: 7, chatId: 'ana-6' }]);
    expect(store.find('ana-6')?.corrections).toBeUndefined();
  });

  it('notifies listeners once for a batch', () => {
    const store = createTopicStore();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    store.apply([
      { kind: 'other', seq: 1 },
      { kind: 'other', seq: 2 },
    ]);
    expect(calls).toBe(1);
    stop();
    store.apply([{ kind: 'other', seq: 3 }]);
    expect(calls).toBe(1);
  });

  it('takes a message and its place away when its time is over, and its words out of answers', () => {
    let now = 100;
    const store = createTopicStore({ now: () => now });
    const ends = { ...quoteOf('ana-0'), expiresAt: 200 } as MessageSnapshot['replyTo'];
    store.addPage({
      messages: [
        message(1),
        message(2, { expiresAt: 200 }),
        message(3, { replyTo: quoteOf('ana-2') }),
        message(4, { expiresAt: 300 }),
        message(5, { replyTo: ends }),
      ],
      hasOlder: true,
      isNewest: true,
    });
    const shown = () => store.getSnapshot().messages.map(({ seq }) => seq);
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    expect(store.nextExpiry()).toBe(200);
    now = 199;
    store.expire();
    expect([calls, shown()]).toEqual([0, [1, 2, 3, 4, 5]]);
    now = 200;
    store.expire();
    expect([calls, shown()]).toEqual([1, [1, 3, 4, 5]]);
    expect(store.find('ana-3')?.replyTo?.text).toBe('');
    expect(store.find('ana-5')?.replyTo?.text).toBe('');
    expect(store.nextExpiry()).toBe(300);
    now = 300;
    store.expire();
    expect([shown(), store.nextExpiry()]).toEqual([[1, 3, 5], Number.POSITIVE_INFINITY]);
  });

  it('never shows what has ended before it came, from a page or as a change', () => {
    const store = createTopicStore({ now: () => 200 });
    store.addPage({
      messages: [message(1, { expiresAt: 200 }), message(2)],
      hasOlder: false,
      isNewest: true,
    });
    store.apply([
      { kind: 'message', seq: 3, message: message(3, { expiresAt: 150 }) },
      { kind: 'expire', seq: 5, chatId: 'ana-4' },
      { kind: 'message', seq: 4, message: message(4, { expiresAt: 900 }) },
    ]);
    expect(store.getSnapshot().messages.map(({ seq }) => seq)).toEqual([2]);
    expect(store.getSnapshot().needsSync).toBe(false);
  });
});
