import { createListenerSet } from '@franca/ui/core';
import type { MessageSnapshot } from '../core/model/Message.ts';
import type { OutgoingMessage } from '../core/model/OutgoingMessage.ts';
import type { TopicChange } from '../core/model/TopicChange.ts';
import type { TranslationState } from '../core/model/TranslationState.ts';
import { outgoingFiles } from '../core/outbox/outgoingFiles.ts';
import { includesWords } from '../core/search/markWords.ts';
import type { MessagesPort, TopicHandlers } from '../core/session/ChatDataPort.ts';
import { demoMessage } from './demoMessage.ts';
import { demoPeople } from './demoPeople.ts';

/** Options of {@link createDemoMessages}. */
export interface DemoMessagesOptions {
  /** Messages of the generated conversation. Default 60. */
  readonly count?: number;
  /** How their translations stand. Default `done`. */
  readonly translation?: TranslationState['kind'];
  /** When the newest was sent, milliseconds since 1970. */
  readonly newestAt: number;
  /** Changes each generated message, for example its text. */
  readonly change?: (message: MessageSnapshot) => MessageSnapshot;
  /** Client ids of starred messages. Default: none. */
  readonly starred?: readonly string[];
  /** Client ids of pinned messages, the one pinned last first. Default: none. */
  readonly pinned?: readonly string[];
  /** What becomes of sent messages. Default: they are stored. */
  readonly onSend?: 'store' | 'refuse' | 'wait';
  /** Longest text of one message. Default: any. */
  readonly maxTextLength?: number;
  /** What becomes of an edit. Default: it is stored. */
  readonly onEdit?: 'store' | 'refuse';
  /** How long a page of history takes: awaited before it is given. Default: no time. */
  readonly pause?: () => Promise<void>;
  /** By the id of a person: up to when they have seen the conversation. Default: nobody has. */
  readonly seenTimes?: Readonly<Record<string, number>>;
  /** What becomes of a search of all conversations. Default: it works. */
  readonly onSearch?: 'work' | 'fail' | 'wait';
  /** What becomes of a search of the conversation. Default: the backend has none. */
  readonly onTopicSearch?: 'work' | 'fail' | 'wait';
  /** By client ids: lines of files, which that search reads. Default: none. */
  readonly fileLines?: Readonly<Record<string, string>>;
  /** What becomes of loading. Default: it works. */
  readonly onLoad?: 'work' | 'fail' | 'wait';
  /** Called with what is asked of it: the group and function, and the most telling of what was given. */
  readonly note: (call: string) => void;
}

type Limit = 'maxTextLength' | 'editWindow' | 'searchTopic';

/** A conversation in memory, which a story or a test can move. */
export interface DemoMessages {
  /** Its messages; everything can be done with them. */
  readonly messages: Required<Omit<MessagesPort, Limit>> & Pick<MessagesPort, Limit>;
  /** Notifies the subscribers of the topic. */
  readonly emit: (change: TopicChange) => void;
  /** Somebody is typing. */
  readonly type: (userId: string, name: string) => void;
  /** The next number of the sequence. */
  readonly nextSeq: () => number;
}

/** Generates a conversation and keeps it in memory: stores what is sent, and numbers what happens. */
export function createDemoMessages(options: DemoMessagesOptions): DemoMessages {
  const { count = 60, newestAt, onSend = 'store', onLoad = 'work', note } = options;
  const handlers = new Set<TopicHandlers>();
  const changes = new Map<number, TopicChange>();
  let seq = count;
  let starred: readonly string[] = options.starred ?? [];
  const stars = createListenerSet();
  let pinned: readonly string[] = options.pinned ?? [];
  const stored: MessageSnapshot[] = Array.from({ length: count }, (_, index) => {
    const { translation } = options;
    const message = demoMessage(index + 1, { topicId: 'demo', newestAt, count, translation });
    return options.change ? options.change(message) : message;
  });

  const emit = (change: TopicChange): void => {
    changes.set(change.seq, change);
    seq = Math.max(seq, change.seq);
    for (const handler of [...handlers]) handler.onChange(change);
  };

  const store = ({ writtenAt, ...outgoing }: OutgoingMessage): MessageSnapshot => {
    const known = stored.find(({ chatId }) => chatId === outgoing.chatId);
    if (known) return known;
    const message: MessageSnapshot = {
      ...outgoing,
      seq: seq + 1,
      author: demoPeople.viewer,
      language: 'en',
      translation: { kind: 'none' },
      sentAt: writtenAt,
      isRecalled: false,
    };
    stored.push(message);
    emit({ kind: 'message', seq: message.seq, message });
    return message;
  };

  const saysAll = (words: string | undefined, query: string): boolean =>
    words !== undefined && query.split(/\s+/u).every((word) => includesWords(words, word));

  const searchTopic: MessagesPort['searchTopic'] = async ({ query, after }) => {
    note(`messages.searchTopic ${query} ${after ?? 'first'}`);
    if (options.onTopicSearch === 'wait') return new Promise(() => {});
    if (options.onTopicSearch === 'fail') throw new Error('The server cannot be reached.');
    const all = stored.flatMap(({ author, ...message }) => {
      const line = options.fileLines?.[message.chatId];
      const isInFile = saysAll(line, query);
      const { translation } = message;
      const translated = 'text' in translation ? translation.text : undefined;
      if (!isInFile && !saysAll(message.text, query) && !saysAll(translated, query)) return [];
      const by = { authorId: author.id, authorName: author.name };
      return [{ ...message, ...by, excerpt: isInFile ? line : undefined }];
    });
    const from = Number(after ?? 0);
    const page = all.reverse().slice(from, from + 5);
    return { messages: page, next: from + 5 < all.length ? String(from + 5) : null };
  };

  const messages: DemoMessages['messages'] = {
    searchTopic: options.onTopicSearch && searchTopic,
    canBeSilent: true,
    maxTextLength: options.maxTextLength,
    page: async ({ before, limit }) => {
      note(`messages.page ${before ?? 'newest'}`);
      if (onLoad === 'wait') return new Promise(() => {});
      if (onLoad === 'fail') throw new Error('The server cannot be reached.');
      await options.pause?.();
      const older = stored.filter((message) => before === null || message.sentAt < before);
      const page = { messages: older.slice(-limit), hasOlder: older.length > limit, asOf: seq };
      return before === null && options.seenTimes ? { ...page, seenTimes: options.seenTimes } : page;
    },
    changes: async ({ since }) => ({
      changes: [...changes.values()].filter((change) => change.seq > since),
      seq,
      hasMore: false,
    }),
    send: async (message, { onProgress, signal }) => {
      const files = outgoingFiles(message.content);
      note(`messages.send ${message.content.kind === 'audio' ? files[0]?.name : message.text}`);
      if (files.length > 0) onProgress?.(0.4);
      if (onSend === 'refuse') {
        return { kind: 'refused', reason: 'You cannot send messages to this person.' };
      }
      if (onSend === 'store') return { kind: 'stored', message: store(message) };
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ kind: 'retry' }));
      });
    },
    subscribe: (_request, listener) => {
      handlers.add(listener);
      return () => handlers.delete(listener);
    },
    markSeen: async ({ seenTime }) => note(`messages.markSeen ${seenTime}`),
    edit: async ({ chatId, text, mentions }) => {
      note(`messages.edit ${chatId} ${text}`);
      if (options.onEdit === 'refuse') throw new Error('A message can be edited for 24 hours.');
      const translation = { kind: 'none' } as const;
      const words = { text, mentions, language: 'en', translation, editedAt: newestAt + seq };
      emit({ kind: 'edit', seq: seq + 1, chatId, ...words });
    },
    hide: async ({ chatId }) => {
      note(`messages.hide ${chatId}`);
      emit({ kind: 'hide', seq: seq + 1, chatId });
    },
    pin: async ({ chatId, isPinned }) => {
      note(`messages.pin ${chatId} ${isPinned}`);
      const others = pinned.filter((id) => id !== chatId);
      if (isPinned && others.length > 2)
        throw new Error('Three messages are pinned already. Unpin one of them first.');
      pinned = isPinned ? [chatId, ...others] : others;
      emit({ kind: 'pin', seq: seq + 1, chatId, isPinned });
    },
    pins: async () =>
      pinned.flatMap((id) => {
        const message = stored.find(({ chatId }) => chatId === id);
        return message ? [{ message, by: demoPeople.viewer }] : [];
      }),
    star: async ({ chatId, isStarred }) => {
      note(`messages.star ${chatId} ${isStarred}`);
      const others = starred.filter((id) => id !== chatId);
      starred = isStarred ? [chatId, ...others] : others;
      emit({ kind: 'star', seq: seq + 1, chatId, isStarred });
      stars.notify();
    },
    starred: async () => {
      if (onLoad === 'fail') throw new Error('The server cannot be reached.');
      if (onLoad === 'wait') return new Promise(() => {});
      const found = stored.filter(({ chatId }) => starred.includes(chatId));
      const rows = found.map(({ author, ...message }) => ({
        ...message,
        authorId: author.id,
        authorName: author.name,
      }));
      return { messages: rows.reverse(), next: null };
    },
    followStars: stars.subscribe,
    search: async ({ query, after }) => {
      note(`messages.search ${query}`);
      if (options.onSearch === 'wait') return new Promise(() => {});
      if (options.onSearch === 'fail') throw new Error('The server cannot be reached.');
      const said = ({ text, translation }: MessageSnapshot) =>
        includesWords(text, query) || ('text' in translation && includesWords(translation.text ?? '', query));
      const all = stored.filter(said).reverse();
      const from = Number(after ?? 0);
      const page = all.slice(from, from + 5).map((message) => ({
        ...message,
        authorId: message.author.id,
        authorName: message.author.name,
      }));
      return { messages: page, next: from + 5 < all.length ? String(from + 5) : null };
    },
    recall: async ({ chatId }) => {
      note(`messages.recall ${chatId}`);
      emit({ kind: 'recall', seq: seq + 1, chatId });
    },
  };

  return {
    messages,
    emit,
    type: (userId, name) => {
      for (const handler of [...handlers]) handler.onTyping({ userId, name });
    },
    nextSeq: () => seq + 1,
  };
}
