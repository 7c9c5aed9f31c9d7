import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import { applyChangesToPage, type PageCopy } from './applyChangesToPage.ts';
import { createTopicStore } from './createTopicStore.ts';
import { done, edit, history, message, pollOf, quoteOf } from './topicHistory.fixture.ts';

const page = { messages: [message(1), message(2)], hasOlder: false };

/** What a page and the live store both say of a message. */
const essence = ({
  chatId,
  seq,
  text,
  translation,
  replyTo,
  isRecalled,
  isStarred,
  reactions,
  editedAt,
}: MessageSnapshot | ChatMessage) => ({
  ...{ chatId, seq, text, translation, replyTo: replyTo?.chatId, isRecalled, editedAt: editedAt ?? null },
  ...{ isStarred: isStarred ?? false, reactions: reactions ?? [] },
});

/** Applies changes one by one, each after the copy was stored and read. */
const applyEach = (
  changes: readonly TopicChange[],
  start: PageCopy = { messages: [], hasOlder: false },
): PageCopy =>
  changes.reduce<PageCopy>((copy, change) => structuredClone(applyChangesToPage(copy, [change])), start);

describe('applyChangesToPage', () => {
  it('adds a new message once and in its place', () => {
    const change = { kind: 'message', seq: 3, message: message(3) } as const;
    const after = applyChangesToPage(page, [change, change]);
    expect(after.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('empties a recalled message', () => {
    const after = applyChangesToPage(page, [{ kind: 'recall', seq: 3, chatId: 'ana-2' }]);
    const left = { isRecalled: true, text: '', content: { kind: 'recalled' } };
    expect(after.messages[1]).toMatchObject(left);
    expect(after.messages[0]).toBe(page.messages[0]);
  });

  it('gives an edited message its later words, and leaves out what the reader deleted', () => {
    const editTo = (editedAt: number, text: string) =>
      ({
        kind: 'edit',
        seq: 3,
        chatId: 'ana-1',
        text,
        mentions: [],
        language: 'es',
        translation: { kind: 'queued', target: 'en' },
        editedAt,
      }) as const;
    const after = applyChangesToPage(page, [editTo(7, 'later'), editTo(5, 'earlier')]);
    expect(after.messages[0]).toMatchObject({ chatId: 'ana-1', seq: 1, text: 'later', editedAt: 7 });
    expect(after.messages[1]).toBe(page.messages[1]);
    const asked = { ...page, messages: [message(1, { content: { kind: 'poll', poll: pollOf(0) } })] };
    const voted = applyChangesToPage(asked, [{ kind: 'poll', seq: 3, chatId: 'ana-1', poll: pollOf(2) }]);
    expect(voted.messages[0]?.content).toEqual({ kind: 'poll', poll: pollOf(2) });
    const starred = applyChangesToPage(page, [{ kind: 'star', seq: 3, chatId: 'ana-1', isStarred: true }]);
    expect(starred.messages[0]).toMatchObject({ isStarred: true });
    const left = applyChangesToPage(page, [{ kind: 'hide', seq: 3, chatId: 'ana-1' }]);
    expect(left.messages).toEqual([page.messages[1]]);
  });

  it('notes up to when somebody has seen the conversation, and no earlier moment', () => {
    const seen = (seenTime: number) => ({ kind: 'seen', seq: 3, userId: 'ben', seenTime }) as const;
    expect(applyChangesToPage({ ...page, seenTimes: { ana: 1 } }, [seen(7), seen(5)]).seenTimes).toEqual({
      ana: 1,
      ben: 7,
    });
  });

  it('fills in a translation for this reader only', () => {
    const translation = { kind: 'done', text: 'x', source: 'es', target: 'en', engine: null } as const;
    const change = { kind: 'translation', seq: 3, chatId: 'ana-1', language: 'en', translation } as const;
    expect(applyChangesToPage(page, [change]).messages[0]?.translation).toEqual(translation);
    expect(applyChangesToPage(page, [{ ...change, language: 'it' }]).messages[0]).toBe(page.messages[0]);
  });

  it('says up to where it is complete, also when changes come with gaps and in any order', () => {
    const added = (seq: number) => ({ kind: 'message', seq, message: message(seq) }) as const;
    const sent = applyChangesToPage(page, [added(6)]);
    expect(sent).toMatchObject({ completeTo: 2 });
    expect(sent.messages.map(({ seq }) => seq)).toEqual([1, 2, 6]);
    const half = applyChangesToPage(sent, [added(4), added(3)]);
    expect(half).toMatchObject({ completeTo: 4, ahead: [6] });
    expect(applyChangesToPage(half, [added(5), added(6)])).toMatchObject({ completeTo: 6, ahead: [] });
  });

  it('is no more complete for a translation that was read with a message it does not have', () => {
    const translation = { kind: 'done', text: 'x', source: 'es', target: 'en', engine: null } as const;
    const change = { kind: 'translation', chatId: 'ana-3', language: 'en', translation } as const;
    expect(applyChangesToPage(page, [{ ...change, seq: 3 }])).toMatchObject({ completeTo: 2, ahead: [] });
    const own = { ...change, seq: 3, chatId: 'ana-1' };
    expect(applyChangesToPage(page, [own])).toMatchObject({ completeTo: 3 });
  });

  it('keeps the newest sixty and says that older ones exist', () => {
    const many = { messages: Array.from({ length: 80 }, (_, index) => message(index + 1)), hasOlder: false };
    const after = applyChangesToPage(many, []);
    expect(after.messages).toHaveLength(60);
    expect(after.messages[0]?.seq).toBe(21);
    expect(after.hasOlder).toBe(true);
  });

  it('says the same as the live store, for every order of arrival, with any repeats', () => {
    const arrivals = history.chain((changes) =>
      fc.tuple(
        fc.constant(changes),
        fc.shuffledSubarray(changes, { minLength: changes.length, maxLength: changes.length }),
        fc.shuffledSubarray(changes),
      ),
    );
    fc.assert(
      fc.property(arrivals, ([changes, shuffled, again]) => {
        const store = createTopicStore({ readingLanguage: 'en' });
        store.apply(changes);
        const expected = store.getSnapshot();
        const copy = applyEach([...shuffled, ...again]);
        expect(copy.messages.map(essence)).toEqual(expected.messages.map(essence));
        expect(copy.seenTimes).toEqual(Object.fromEntries(expected.seenTimes));
        expect(copy.completeTo).toBeLessThanOrEqual(changes.length);
        const whole = applyChangesToPage(copy, changes);
        expect(whole.messages.map(essence)).toEqual(copy.messages.map(essence));
        expect(whole.seenTimes).toEqual(copy.seenTimes);
        expect(whole).toMatchObject({ completeTo: changes.length, ahead: [] });
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps a recall, a deletion and an edit that come before their message', () => {
    const late = applyEach([
      { kind: 'recall', seq: 6, chatId: 'ana-3' },
      { kind: 'hide', seq: 7, chatId: 'ana-4' },
      edit(8, 'ana-5'),
      ...[3, 4, 5].map((seq): TopicChange => ({ kind: 'message', seq, message: message(seq) })),
    ]);
    expect(late.messages.map(({ chatId, text }) => [chatId, text])).toEqual([
      ['ana-3', ''],
      ['ana-5', 'words of 8'],
    ]);
  });

  it('gives a quote the words that its message has now', () => {
    const reply = message(3, { replyTo: quoteOf('ana-1'), translation: { kind: 'none' } });
    const replied = applyEach([{ kind: 'message', seq: 3, message: reply }, done(4, 'ana-1')], page);
    expect(replied.messages[2]?.replyTo?.translation.kind).toBe('done');
    const recalled = applyEach([{ kind: 'recall', seq: 5, chatId: 'ana-1' }], replied);
    expect(recalled.messages[2]?.replyTo).toMatchObject({ text: '', translation: { kind: 'none' } });
  });

  it('keeps the later of two facts, whichever comes last', () => {
    const star = (seq: number, isStarred: boolean): TopicChange => ({
      kind: 'star',
      seq,
      chatId: 'ana-1',
      isStarred,
    });
    const react = (seq: number, emoji: string): TopicChange => ({
      kind: 'reaction',
      seq,
      chatId: 'ana-1',
      reactions: [{ userId: 'ben', emoji }],
    });
    const after = applyEach([star(5, true), star(4, false), react(7, '❤️'), react(6, '👍')], page);
    expect(after.messages[0]).toMatchObject({ isStarred: true, reactions: [{ userId: 'ben', emoji: '❤️' }] });
  });

  it('stores no words of a message that was recalled or deleted', () => {
    const secret = message(3, { text: 'secret words' });
    const before: TopicChange[] = [
      { kind: 'message', seq: 3, message: secret },
      {
        kind: 'edit',
        ...{ seq: 4, chatId: 'ana-3', text: 'secret words', mentions: [], language: 'es', editedAt: 4 },
        translation: { kind: 'none' },
      },
    ];
    for (const kind of ['recall', 'expire', 'hide'] as const) {
      const { messages, facts } = applyEach([...before, { kind, seq: 5, chatId: 'ana-3' }]);
      expect(JSON.stringify([messages, [...(facts ?? [])]])).not.toContain('secret');
    }
  });

  it('leaves out what has ended by then, and its words in answers', () => {
    const secret = { text: 'secret words', expiresAt: 50 };
    const replyTo = { ...quoteOf('ana-3'), text: 'secret words' } as MessageSnapshot['replyTo'];
    const start = { messages: [message(3, secret), message(4, { replyTo })], hasOlder: false };
    const kept = applyChangesToPage(start, [], { now: 49 });
    expect(kept.messages.map(({ seq }) => seq)).toEqual([3, 4]);
    const { messages, facts } = applyChangesToPage(structuredClone(kept), [], { now: 50 });
    expect(messages.map(({ seq }) => seq)).toEqual([4]);
    expect(JSON.stringify([messages, [...(facts ?? [])]])).not.toContain('secret');
  });
});
