import type { SharedContact } from '../core/model/Person.ts';
import type { ChatDataPort, ForwardGroup } from '../core/session/ChatDataPort.ts';
import { createDemoMessages, type DemoMessages, type DemoMessagesOptions } from './createDemoMessages.ts';
import { createDemoScheduled, type DemoScheduledOptions } from './createDemoScheduled.ts';
import { createDemoShelf, type DemoShelfOptions } from './createDemoShelf.ts';
import { createDemoStickers, type DemoStickersOptions } from './createDemoStickers.ts';
import { demoPeople } from './demoPeople.ts';

/** Options of {@link createDemoPort}. */
export interface DemoPortOptions extends Omit<DemoMessagesOptions, 'newestAt' | 'note'> {
  /** When the newest was sent, milliseconds since 1970. Default: a fixed afternoon. */
  readonly newestAt?: number;
  /** What was shared, for the information panel. Default: the backend has no such panel. */
  readonly shelf?: Omit<DemoShelfOptions, 'newestAt'>;
  /** The people to choose from. Default: everybody in the demo but the viewer. */
  readonly contacts?: readonly SharedContact[];
  /** Stickers of the viewer's own. Default: none can be added. */
  readonly stickers?: DemoStickersOptions;
  /** The groups that a message can be forwarded to. Default: none. */
  readonly forwardGroups?: readonly ForwardGroup[];
  /** Languages in which others read what is written. Default: Spanish and Arabic. */
  readonly readLanguages?: readonly string[];
  /** What becomes of a message that is forwarded. Default: it is stored. */
  readonly onForward?: 'store' | 'refuse' | 'wait';
  /** What is scheduled, and the most of it. Default: the backend schedules nothing. */
  readonly scheduled?: DemoScheduledOptions;
  /** What becomes of a life of messages that is chosen. Default: the backend has none. */
  readonly onLifetime?: 'store' | 'refuse' | 'wait';
  /** What becomes of a theme that is chosen. Default: it is stored, and the topic stays as the story gives it. */
  readonly onTheme?: 'store' | 'refuse' | 'wait';
}

/** A backend in memory with a generated conversation, which a story or a test can move. */
export interface DemoPort extends Omit<ChatDataPort, 'messages'>, DemoMessages {
  /** Translations; always offered here. */
  readonly translations: NonNullable<ChatDataPort['translations']>;
  /** Corrections; always offered here. */
  readonly corrections: NonNullable<ChatDataPort['corrections']>;
  /** What was asked of the port: the group and function, and the most telling of what was given. */
  readonly calls: readonly string[];
}

/** The default time of the newest demo message: a fixed afternoon in the reader's time zone. */
export const demoNow: number = new Date(2026, 10, 20, 17, 30).getTime();

/** Makes a {@link DemoPort}. */
export function createDemoPort(options: DemoPortOptions = {}): DemoPort {
  const { newestAt = demoNow, onLoad = 'work', readLanguages = ['es', 'ar'] } = options;
  const { contacts = Object.values(demoPeople).filter(({ id }) => id !== demoPeople.viewer.id) } = options;
  const calls: string[] = [];
  const note = (call: string): void => {
    calls.push(call);
  };
  const demo = createDemoMessages({ ...options, newestAt, note });
  const { emit, nextSeq } = demo;
  const shelf = options.shelf && createDemoShelf({ ...options.shelf, newestAt });

  return {
    ...demo,
    viewer: demoPeople.viewer,
    calls,
    typing: { send: async () => note('typing.send') },
    translations: {
      request: async ({ chatId }) => {
        note(`translations.request ${chatId}`);
        const translation = { kind: 'queued', target: 'en' } as const;
        emit({ kind: 'translation', seq: nextSeq(), chatId, language: 'en', translation });
      },
    },
    stickers: options.stickers && createDemoStickers({ ...options.stickers, note }),
    scheduled: options.scheduled && createDemoScheduled({ ...options.scheduled, note }),
    previews: {
      maxTextLength: 200,
      languages: async () => readLanguages.map((language) => ({ language, names: [] })),
      read: async ({ text, language, edited, isBack }) => {
        note(`previews.read ${language}${isBack ? ' back' : ''}${edited ? ` of ${edited}` : ''} ${text}`);
        if (text.includes('offline')) throw new Error('The server cannot be reached.');
        if (text === 'OK') return { kind: 'same' };
        if (text.includes('tlhIngan')) return { kind: 'missing' };
        const grade = language === 'ar' ? 'rough' : 'good';
        return {
          kind: 'translated',
          text: `[${language}] ${text}`,
          grade,
          back: isBack && language !== 'ar' ? text : null,
        };
      },
    },
    corrections: {
      languages: async () => [
        { language: 'es', names: ['Sofía'] },
        { language: 'ar', names: ['Omar'] },
      ],
      read: async ({ language }) => ({ text: `[${language}] …`, isPending: false }),
      propose: async ({ chatId, language, text }) => {
        note(`corrections.propose ${chatId} ${language} ${text}`);
        const by = { id: demoPeople.viewer.id, name: demoPeople.viewer.name };
        const done = {
          kind: 'done',
          text: text ?? '',
          source: null,
          target: language,
          engine: null,
        } as const;
        const translation =
          text === null ? ({ kind: 'queued', target: language } as const) : { ...done, correction: { by } };
        emit({ kind: 'translation', seq: nextSeq(), chatId, language, translation });
      },
    },
    reactions: {
      set: async ({ chatId, emoji }) => {
        note(`reactions.set ${chatId} ${emoji}`);
        const reactions = emoji === null ? [] : [{ userId: demoPeople.viewer.id, emoji }];
        emit({ kind: 'reaction', seq: nextSeq(), chatId, reactions });
      },
    },
    contacts: {
      search: async ({ query }) => {
        note(`contacts.search ${query}`);
        if (onLoad === 'wait') return new Promise(() => {});
        if (onLoad === 'fail') throw new Error('The server cannot be reached.');
        const wanted = query.toLowerCase();
        return contacts.filter(({ name }) => name.toLowerCase().includes(wanted));
      },
    },
    forward: {
      send: async ({ chatId, userId }) => {
        note(`forward.send ${chatId} ${userId}`);
        if (options.onForward === 'wait') return new Promise(() => {});
        if (options.onForward === 'refuse') throw new Error('User not permission.');
      },
      groups: options.forwardGroups && {
        list: async () => options.forwardGroups ?? [],
        send: async ({ chatId, topicId }) => note(`forward.groups.send ${chatId} ${topicId}`),
      },
    },
    places: {},
    files: { maxBytes: 100_000_000 },
    attachments: shelf?.attachments,
    topics: {
      ...shelf?.topics,
      setMessageLifetime:
        options.onLifetime &&
        (async ({ lifetime }) => {
          note(`topics.setMessageLifetime ${lifetime ?? 'off'}`);
          if (options.onLifetime === 'wait') return new Promise(() => {});
          if (options.onLifetime === 'refuse') throw new Error('The server cannot be reached.');
        }),
      setTheme: async ({ theme }) => {
        note(`topics.setTheme ${theme ?? 'none'}`);
        if (options.onTheme === 'wait') return new Promise(() => {});
        if (options.onTheme === 'refuse') throw new Error('The server cannot be reached.');
      },
    },
  };
}
