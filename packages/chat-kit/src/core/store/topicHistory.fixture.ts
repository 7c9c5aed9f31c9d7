import fc from 'fast-check';
import type { MessageSnapshot } from '../model/Message.ts';
import type { Poll } from '../model/Poll.ts';
import type { TopicChange } from '../model/TopicChange.ts';

const author = { id: 'ana', name: 'Ana', avatarUrl: null };

/** A stored message. */
export function message(seq: number, over: Partial<MessageSnapshot> = {}): MessageSnapshot {
  return {
    chatId: `ana-${seq}`,
    topicId: 't',
    seq,
    content: { kind: 'text' },
    author,
    text: `text ${seq}`,
    language: 'es',
    translation: { kind: 'queued', target: 'en' },
    sentAt: seq * 1000,
    replyTo: null,
    isRecalled: false,
    ...over,
  };
}

/** A quote of a message. */
export function quoteOf(chatId: string): MessageSnapshot['replyTo'] {
  const translation = { kind: 'none' } as const;
  return { chatId, kind: 'text', authorName: 'Ana', text: 'quoted words', language: 'es', translation };
}

/** A finished translation. */
export const done = (seq: number, chatId: string, text = 'hello'): TopicChange => ({
  kind: 'translation',
  seq,
  chatId,
  language: 'en',
  translation: { kind: 'done', text, source: 'es', target: 'en', engine: 'test' },
});

/** A translation that a person wrote, in a language that is not the reader's. */
export const corrected = (seq: number, chatId: string, text = 'bonjour'): TopicChange => ({
  kind: 'translation',
  seq,
  chatId,
  language: 'fr',
  translation: {
    ...{ kind: 'done', text, source: 'es', target: 'fr', engine: null },
    correction: { by: { id: 'bo', name: 'Bo' } },
  },
});

/** An edit. */
export const edit = (seq: number, chatId: string): TopicChange => ({
  kind: 'edit',
  seq,
  chatId,
  text: `words of ${seq}`,
  mentions: [],
  language: 'en',
  translation: { kind: 'queued', target: 'en' },
  editedAt: seq * 1000,
});

/** A poll of two options for which so many people voted. */
export const pollOf = (voterCount: number): Poll => ({
  ...{ isMultiple: false, isAnonymous: false, endsAt: null, endedAt: null, voterCount },
  options: [
    { count: voterCount, isOwn: voterCount > 0 },
    { count: 0, isOwn: false },
  ],
});

/** A history of one topic: messages, then things that happen to earlier messages. */
export const history = fc
  .array(
    fc.record({
      what: fc.constantFrom(
        'message',
        'edit',
        'expire',
        'hide',
        'star',
        'pin',
        'poll',
        'recall',
        'done',
        'corrected',
        'failed',
        'reaction',
        'seen',
        'other',
      ),
      which: fc.nat(50),
    }),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((steps) => {
    const ids: string[] = [];
    return steps.map((step, index): TopicChange => {
      const seq = index + 1;
      const chatId = ids[step.which % Math.max(ids.length, 1)];
      if (step.what === 'message' || chatId === undefined) {
        ids.push(`ana-${seq}`);
        const replyTo = chatId !== undefined && step.which % 2 ? quoteOf(chatId) : null;
        const content = step.which % 3 ? undefined : ({ kind: 'poll', poll: pollOf(0) } as const);
        return { kind: 'message', seq, message: message(seq, { replyTo, ...(content && { content }) }) };
      }
      if (step.what === 'edit') return edit(seq, chatId);
      if (step.what === 'star') return { kind: 'star', seq, chatId, isStarred: step.which % 3 > 0 };
      if (step.what === 'pin') return { kind: 'pin', seq, chatId, isPinned: step.which % 2 > 0 };
      if (step.what === 'poll') return { kind: 'poll', seq, chatId, poll: pollOf(seq) };
      if (step.what === 'expire') return { kind: 'expire', seq, chatId };
      if (step.what === 'hide') return { kind: 'hide', seq, chatId };
      if (step.what === 'recall') return { kind: 'recall', seq, chatId };
      if (step.what === 'done') return done(seq, chatId, `version ${seq}`);
      if (step.what === 'corrected') return corrected(seq, chatId, `version ${seq}`);
      if (step.what === 'failed') {
        const translation = { kind: 'failed', source: 'es', target: 'en' } as const;
        return { kind: 'translation', seq, chatId, language: 'en', translation };
      }
      if (step.what === 'reaction') {
        const reactions = step.which % 4 ? [{ userId: `u${step.which % 3}`, emoji: '👍' }] : [];
        return { kind: 'reaction', seq, chatId, reactions };
      }
      if (step.what === 'seen')
        return { kind: 'seen', seq, userId: `u${step.which % 3}`, seenTime: step.which };
      return { kind: 'other', seq };
    });
  });
