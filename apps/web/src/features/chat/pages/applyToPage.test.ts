import type { MessageSnapshot } from '@franca/chat-kit';
import { describe, expect, it } from 'vitest';
import { applyToPage } from './applyToPage.ts';

const message = (seq: number): MessageSnapshot => ({
  chatId: `ana-${seq}`,
  topicId: 't1',
  seq,
  content: { kind: 'text' },
  author: { id: 'ana', name: 'Ana', avatarUrl: null },
  text: `text ${seq}`,
  language: 'es',
  translation: { kind: 'queued', target: 'en' },
  sentAt: seq,
  replyTo: null,
  isRecalled: false,
});

const page = { messages: [message(1), message(2)], hasOlder: false };

describe('applyToPage', () => {
  it('adds a new message once and in its place', () => {
    const change = { kind: 'message', seq: 3, message: message(3) } as const;
    const after = applyToPage(page, [change, change]);
    expect(after.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('empties a recalled message', () => {
    const after = applyToPage(page, [{ kind: 'recall', seq: 3, chatId: 'ana-2' }]);
    const left = { isRecalled: true, text: '', content: { kind: 'recalled' } };
    expect(after.messages[1]).toMatchObject(left);
    expect(after.messages[0]).toBe(page.messages[0]);
  });

  it('gives an edited message its later words, and leaves out what the reader deleted', () => {
    const edit = (editedAt: number, text: string) =>
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
    const after = applyToPage(page, [edit(7, 'later'), edit(5, 'earlier')]);
    expect(after.messages[0]).toMatchObject({ chatId: 'ana-1', seq: 1, text: 'later', editedAt: 7 });
    expect(after.messages[1]).toBe(page.messages[1]);
    const starred = applyToPage(page, [{ kind: 'star', seq: 3, chatId: 'ana-1', isStarred: true }]);
    expect(starred.messages[0]).toMatchObject({ isStarred: true });
    const left = applyToPage(page, [{ kind: 'hide', seq: 3, chatId: 'ana-1' }]);
    expect(left.messages).toEqual([page.messages[1]]);
  });

  it('notes up to when somebody has seen the conversation, and no earlier moment', () => {
    const seen = (seenTime: number) => ({ kind: 'seen', seq: 3, userId: 'ben', seenTime }) as const;
    expect(applyToPage({ ...page, seenTimes: { ana: 1 } }, [seen(7), seen(5)]).seenTimes).toEqual({
      ana: 1,
      ben: 7,
    });
  });

  it('fills in a translation for this reader only', () => {
    const translation = { kind: 'done', text: 'x', source: 'es', target: 'en', engine: null } as const;
    const change = { kind: 'translation', seq: 3, chatId: 'ana-1', language: 'en', translation } as const;
    expect(applyToPage(page, [change]).messages[0]?.translation).toEqual(translation);
    expect(applyToPage(page, [{ ...change, language: 'it' }]).messages[0]).toBe(page.messages[0]);
  });

  it('says up to where it is complete, also when changes come with gaps and in any order', () => {
    const added = (seq: number) => ({ kind: 'message', seq, message: message(seq) }) as const;
    const sent = applyToPage(page, [added(6)]);
    expect(sent).toMatchObject({ completeTo: 2 });
    expect(sent.messages.map(({ seq }) => seq)).toEqual([1, 2, 6]);
    const half = applyToPage(sent, [added(4), added(3)]);
    expect(half).toMatchObject({ completeTo: 4, ahead: [6] });
    expect(applyToPage(half, [added(5), added(6)])).toMatchObject({ completeTo: 6, ahead: [] });
  });

  it('is no more complete for a translation that was read with a message it does not have', () => {
    const translation = { kind: 'done', text: 'x', source: 'es', target: 'en', engine: null } as const;
    const change = { kind: 'translation', chatId: 'ana-3', language: 'en', translation } as const;
    expect(applyToPage(page, [{ ...change, seq: 3 }])).toMatchObject({ completeTo: 2, ahead: [] });
    const own = { ...change, seq: 3, chatId: 'ana-1' };
    expect(applyToPage(page, [own])).toMatchObject({ completeTo: 3 });
  });

  it('keeps the newest sixty and says that older ones exist', () => {
    const many = { messages: Array.from({ length: 80 }, (_, index) => message(index + 1)), hasOlder: false };
    const after = applyToPage(many, []);
    expect(after.messages).toHaveLength(60);
    expect(after.messages[0]?.seq).toBe(21);
    expect(after.hasOlder).toBe(true);
  });
});
