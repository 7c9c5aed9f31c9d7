import type { ChatMessage, MessageSnapshot, Reaction } from '../model/Message.ts';
import type { Poll } from '../model/Poll.ts';
import type { TranslationState } from '../model/TranslationState.ts';
import { createViewList } from './createViewList.ts';
import {
  addEdit,
  addPoll,
  addReactions,
  addStar,
  type EditedWords,
  emptyRecord,
  type MessageRecord,
  mergeSnapshot,
  viewOf,
} from './MessageRecord.ts';
import { addTranslationFact, targetOf } from './TranslationFacts.ts';

/** All that is known about the stored messages of a topic; see {@link createRecords}. */
export interface Records {
  /** Joins a message in; `asOf` is the sequence number at which it was read. */
  readonly addSnapshot: (message: MessageSnapshot, asOf: number) => void;
  /** Joins a recall in, also before its message. */
  readonly addRecall: (chatId: string) => void;
  /** Joins in that the time of a message was over, also before it comes. */
  readonly addExpiry: (chatId: string) => void;
  /** Joins in that the time of all messages is over that end by a moment; returns whether there were any. */
  readonly expire: (now: number) => boolean;
  /** When the next of the messages and quotes that are known ends, milliseconds since 1970; infinity where none does. */
  readonly nextExpiry: () => number;
  /** Joins in that the viewer deleted a message, also before it comes. */
  readonly addHide: (chatId: string) => void;
  /** Joins an edit in, with the translation of the new words as of a sequence number, also before the message. */
  readonly addEdit: (chatId: string, seq: number, edit: EditedWords) => void;
  /** Joins a translation in, also before its message. */
  readonly addTranslation: (chatId: string, language: string, seq: number, state: TranslationState) => void;
  /** Joins in who reacts to a message, also before the message. */
  readonly addReactions: (chatId: string, seq: number, reactions: readonly Reaction[]) => void;
  /** Joins in whether the viewer starred a message, also before the message. */
  readonly addStar: (chatId: string, seq: number, isStarred: boolean) => void;
  /** Joins in where a poll stands, also before its message. */
  readonly addPoll: (chatId: string, seq: number, poll: Poll) => void;
  /** Chooses which language's translations are shown. */
  readonly setLanguage: (language: string | null) => void;
  /** The view model of a stored message. */
  readonly find: (chatId: string) => ChatMessage | null;
  /** Whether a message is known to be recalled, deleted by the viewer or over, also before it comes. */
  readonly isGone: (chatId: string) => boolean;
  /** The view models of all stored messages, by their place; the same array until something changes. */
  readonly views: () => readonly ChatMessage[];
}

/**
 * Collects facts about messages; what comes out does not depend on the order in which they came in. They are kept in
 * `records`, by the client id of the message. Default: a map of its own.
 */
export function createRecords(
  readingLanguage: string | null,
  records: Map<string, MessageRecord> = new Map(),
): Records {
  const repliesTo = new Map<string, Set<MessageRecord>>();
  let language = readingLanguage;
  /** By client id when messages end that have not ended yet, of quotes too, and the first of these moments. */
  const endings = new Map<string, number>();
  let nextExpiry = Number.POSITIVE_INFINITY;

  const noteExpiry = (message: MessageSnapshot): void => {
    for (const one of [message, message.replyTo]) {
      if (one?.expiresAt == null) continue;
      endings.set(one.chatId, one.expiresAt);
      nextExpiry = Math.min(nextExpiry, one.expiresAt);
    }
  };
  for (const { snapshot } of records.values()) if (snapshot) noteExpiry(snapshot);

  const recordOf = (chatId: string): MessageRecord => {
    let record = records.get(chatId);
    if (!record) {
      record = emptyRecord();
      records.set(chatId, record);
    }
    return record;
  };

  const show = (record: MessageRecord): ChatMessage | null => {
    const quoted = record.snapshot?.replyTo?.chatId;
    return viewOf(record, language, quoted === undefined ? undefined : records.get(quoted));
  };

  const list = createViewList(show);

  const forget = (record: MessageRecord): void => {
    record.view = null;
    list.change(record);
  };

  /** Replies show the words of what they answer: they are drawn anew when those are translated or taken back. */
  const forgetQuotes = (chatId: string): void => {
    for (const reply of repliesTo.get(chatId) ?? []) forget(reply);
  };

  const noteReply = (record: MessageRecord): void => {
    const quoted = record.snapshot?.replyTo?.chatId;
    if (quoted === undefined) return;
    const replies = repliesTo.get(quoted) ?? new Set();
    repliesTo.set(quoted, replies.add(record));
  };

  const addExpiry = (chatId: string): void => {
    const record = recordOf(chatId);
    if (record.isRecalled && record.isHidden) return;
    record.isRecalled = true;
    record.isHidden = true;
    record.view = null;
    list.changeAll();
    forgetQuotes(chatId);
  };

  return {
    addSnapshot: (message, asOf) => {
      const record = recordOf(message.chatId);
      const isNew = record.snapshot === null;
      const { position } = record;
      if (mergeSnapshot(record, message, asOf)) {
        if (!isNew) forget(record);
        forgetQuotes(message.chatId);
      }
      noteReply(record);
      noteExpiry(message);
      if (isNew) list.add(record);
      else if (record.position !== position) list.changeAll();
    },
    addRecall: (chatId) => {
      const record = recordOf(chatId);
      if (record.isRecalled) return;
      record.isRecalled = true;
      forget(record);
      forgetQuotes(chatId);
    },
    addExpiry,
    expire: (now) => {
      if (now < nextExpiry) return false;
      nextExpiry = Number.POSITIVE_INFINITY;
      for (const [chatId, at] of endings) {
        if (at > now) nextExpiry = Math.min(nextExpiry, at);
        else {
          endings.delete(chatId);
          addExpiry(chatId);
        }
      }
      return true;
    },
    nextExpiry: () => nextExpiry,
    addHide: (chatId) => {
      recordOf(chatId).isHidden = true;
      list.changeAll();
    },
    addEdit: (chatId, seq, edit) => {
      const record = recordOf(chatId);
      const { translation } = edit;
      const isNews = addEdit(record, edit);
      if (!addTranslationFact(record.translations, targetOf(translation), seq, translation) && !isNews)
        return;
      forget(record);
      forgetQuotes(chatId);
    },
    addTranslation: (chatId, target, seq, state) => {
      const record = recordOf(chatId);
      if (!addTranslationFact(record.translations, target, seq, state)) return;
      forget(record);
      forgetQuotes(chatId);
    },
    addReactions: (chatId, seq, reactions) => {
      const record = recordOf(chatId);
      if (addReactions(record, seq, reactions)) forget(record);
    },
    addStar: (chatId, seq, isStarred) => {
      const record = recordOf(chatId);
      if (addStar(record, seq, isStarred)) forget(record);
    },
    addPoll: (chatId, seq, poll) => {
      const record = recordOf(chatId);
      if (addPoll(record, seq, poll)) forget(record);
    },
    setLanguage: (next) => {
      language = next;
      for (const record of records.values()) record.view = null;
      list.changeAll();
    },
    find: (chatId) => {
      const record = records.get(chatId);
      return record ? show(record) : null;
    },
    isGone: (chatId) => {
      const record = records.get(chatId);
      return record !== undefined && (record.isRecalled || record.isHidden);
    },
    views: list.views,
  };
}
