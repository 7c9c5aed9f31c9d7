import type { MessageSnapshot } from '../core/model/Message.ts';
import type { SharedContact } from '../core/model/Person.ts';
import type { TopicChange } from '../core/model/TopicChange.ts';
import type { TranslationState } from '../core/model/TranslationState.ts';
import type { SendOutcome } from '../core/outbox/Outbox.ts';
import { outgoingFiles } from '../core/outbox/outgoingFiles.ts';
import type { ChatDataPort, MessagesPort, TopicHandlers } from '../core/session/ChatDataPort.ts';
import { createDemoShelf, type DemoShelfOptions } from './createDemoShelf.ts';
import { demoMessage } from './demoMessage.ts';
import { demoPeople } from './demoPeople.ts';

/** Options of {@link createDemoPort}. */
export interface DemoPortOptions {
  /** Messages of the generated conversation. Default 60. */
  readonly count?: number;
  /** How their translations stand. Default `done`. */
  readonly translation?: TranslationState['kind'];
  /** When the newest was sent, milliseconds since 1970. Default: a fixed afternoon. */
  readonly newestAt?: number;
  /** Changes each generated message, for example its text. */
  readonly change?: (message: MessageSnapshot) => MessageSnapshot;
  /** What becomes of sent messages. Default: they are stored. */
  readonly onSend?: 'store' | 'refuse' | 'wait';
  /** How long a page of history takes: awaited before it is given. Default: no time. */
  readonly pause?: () => Promise<void>;
  /** By the id of a person: up to when they have seen the conversation. Default: nobody has. */
  readonly seenTimes?: Readonly<Record<string, number>>;
  /** What was shared, for the information panel. Default: the backend has no such panel. */
  readonly shelf?: Omit<DemoShelfOptions, 'newestAt'>;
  /** What becomes of loading. Default: it works. */
  readonly onLoad?: 'work' | 'fail' | 'wait';
  /** The people to choose from. Default: everybody in the demo but the viewer. */
  readonly contacts?: readonly SharedContact[];
  /** What becomes of a message that is forwarded. Default: it is stored. */
  readonly onForward?: 'store' | 'refuse' | 'wait';
  /** What becomes of a theme that is chosen. Default: it is stored, and the topic stays as the story gives it. */
  readonly onTheme?: 'store' | 'refuse' | 'wait';
}

/** A backend in memory with a generated conversation, which a story or a test can move. */
export interface DemoPort extends ChatDataPort {
  /** The messages; here everything can be done with them. */
  readonly messages: Required<Omit<MessagesPort, 'maxTextLength'>> & Pick<MessagesPort, 'maxTextLength'>;
  /** Translations; always offered here. */
  readonly translations: NonNullable<ChatDataPort['translations']>;
  /** Tells whoever has the topic open. */
  emit(change: TopicChange): void;
  /** Somebody is typing. */
  type(userId: string, name: string): void;
  /** The next number of the sequence. */
  nextSeq(): number;
  /** What was asked of the port: the group and function, and the most telling of what was given. */
  readonly calls: readonly string[];
}

/** The default time of the newest demo message: a fixed afternoon in the reader's time zone. */
export const demoNow: number = new Date(2026, 10, 20, 17, 30).getTime();

/** Makes a {@link DemoPort}. */
export function createDemoPort(options: DemoPortOptions = {}): DemoPort {
  const { count = 60, newestAt = demoNow, onSend = 'store', onLoad = 'work' } = options;
  const { contacts = Object.values(demoPeople).filter(({ id }) => id !== demoPeople.viewer.id) } = options;
  const topicId = 'demo';
  const handlers = new Set<TopicHandlers>();
  const changes = new Map<number, TopicChange>();
  const calls: string[] = [];
  let seq = count;
  const messages: MessageSnapshot[] = Array.from({ length: count }, (_, index) => {
    const message = demoMessage(index + 1, { topicId, newestAt, count, translation: options.translation });
    return options.change ? options.change(message) : message;
  });

  const shelf = options.shelf && createDemoShelf({ ...options.shelf, newestAt });

  const emit = (change: TopicChange): void => {
    changes.set(change.seq, change);
    seq = Math.max(seq, change.seq);
    for (const handler of [...handlers]) handler.onChange(change);
  };

  return {
    viewer: demoPeople.viewer,
    calls,
    emit,
    type: (userId, name) => {
      for (const handler of [...handlers]) handler.onTyping({ userId, name });
    },
    nextSeq: () => seq + 1,
    messages: {
      page: async ({ before, limit }) => {
        calls.push(`messages.page ${before ?? 'newest'}`);
        if (onLoad === 'wait') return new Promise(() => {});
        if (onLoad === 'fail') throw new Error('The server cannot be reached.');
        await options.pause?.();
        const older = messages.filter((message) => before === null || message.sentAt < before);
        const page = { messages: older.slice(-limit), hasOlder: older.length > limit, asOf: seq };
        return before === null && options.seenTimes ? { ...page, seenTimes: options.seenTimes } : page;
      },
      changes: async ({ since }) => ({
        changes: [...changes.values()].filter((change) => change.seq > since),
        seq,
        hasMore: false,
      }),
      send: async (outgoing, { onProgress, signal }): Promise<SendOutcome> => {
        const { writtenAt, ...message } = outgoing;
        const files = outgoingFiles(message.content);
        const isVoice = message.content.kind === 'audio';
        calls.push(`messages.send ${isVoice ? files[0]?.name : message.text}`);
        if (files.length > 0) onProgress?.(0.4);
        if (onSend === 'wait') {
          return new Promise((resolve) => {
            signal?.addEventListener('abort', () => resolve({ kind: 'retry' }));
          });
        }
        if (onSend === 'refuse')
          return { kind: 'refused', reason: 'You cannot send messages to this person.' };
        const known = messages.find(({ chatId }) => chatId === message.chatId);
        if (known) return { kind: 'stored', message: known };
        const stored: MessageSnapshot = {
          ...message,
          seq: seq + 1,
          author: demoPeople.viewer,
          language: 'en',
          translation: { kind: 'none' },
          sentAt: writtenAt,
          isRecalled: false,
        };
        messages.push(stored);
        emit({ kind: 'message', seq: stored.seq, message: stored });
        return { kind: 'stored', message: stored };
      },
      subscribe: (_request, listener) => {
        handlers.add(listener);
        return () => handlers.delete(listener);
      },
      markSeen: async ({ seenTime }) => {
        calls.push(`messages.markSeen ${seenTime}`);
      },
      recall: async ({ chatId }) => {
        calls.push(`messages.recall ${chatId}`);
        emit({ kind: 'recall', seq: seq + 1, chatId });
      },
    },
    typing: {
      send: async () => {
        calls.push('typing.send');
      },
    },
    translations: {
      request: async ({ chatId }) => {
        calls.push(`translations.request ${chatId}`);
        const translation = { kind: 'queued', target: 'en' } as const;
        emit({ kind: 'translation', seq: seq + 1, chatId, language: 'en', translation });
      },
    },
    reactions: {
      set: async ({ chatId, emoji }) => {
        calls.push(`reactions.set ${chatId} ${emoji}`);
        const reactions = emoji === null ? [] : [{ userId: demoPeople.viewer.id, emoji }];
        emit({ kind: 'reaction', seq: seq + 1, chatId, reactions });
      },
    },
    contacts: {
      search: async ({ query }) => {
        calls.push(`contacts.search ${query}`);
        if (onLoad === 'wait') return new Promise(() => {});
        if (onLoad === 'fail') throw new Error('The server cannot be reached.');
        const wanted = query.toLowerCase();
        return contacts.filter(({ name }) => name.toLowerCase().includes(wanted));
      },
    },
    forward: {
      send: async ({ chatId, userId }) => {
        calls.push(`forward.send ${chatId} ${userId}`);
        if (options.onForward === 'wait') return new Promise(() => {});
        if (options.onForward === 'refuse') throw new Error('User not permission.');
      },
    },
    places: {},
    files: { maxBytes: 100_000_000 },
    attachments: shelf?.attachments,
    topics: {
      ...shelf?.topics,
      setTheme: async ({ theme }) => {
        calls.push(`topics.setTheme ${theme ?? 'none'}`);
        if (options.onTheme === 'wait') return new Promise(() => {});
        if (options.onTheme === 'refuse') throw new Error('The server cannot be reached.');
      },
    },
  };
}
