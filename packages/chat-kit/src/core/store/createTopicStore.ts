import type { ChatMessage } from '../model/ChatMessage.ts';
import type { MessageSnapshot } from '../model/MessageSnapshot.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import { createListenerSet } from './createListenerSet.ts';
import { emptyRecord, type MessageRecord, mergeSnapshot, viewOf } from './MessageRecord.ts';
import { createSequenceTracker } from './SequenceTracker.ts';
import type { TopicSnapshot } from './TopicSnapshot.ts';
import type { TopicStore } from './TopicStore.ts';
import { addTranslationFact } from './TranslationFacts.ts';

/** Options of {@link createTopicStore}. */
export interface TopicStoreOptions {
  /** BCP 47 tag of the language the reader reads here; null shows whatever translation is known. */
  readonly readingLanguage?: string | null;
}

/**
 * One conversation's messages, ordered by their place in the topic with waiting ones at the end.
 * Changes may arrive late, twice and in any order: the result depends only on which ones arrived.
 */
export function createTopicStore(options: TopicStoreOptions = {}): TopicStore {
  const records = new Map<string, MessageRecord>();
  const pending = new Map<string, ChatMessage>();
  const sequence = createSequenceTracker();
  const listeners = createListenerSet();
  let sorted: MessageRecord[] = [];
  let isSorted = true;
  let seenTimes: ReadonlyMap<string, number> = new Map();
  let hasOlder = true;
  let language = options.readingLanguage ?? null;
  let snapshot: TopicSnapshot | null = null;

  const recordOf = (chatId: string): MessageRecord => {
    let record = records.get(chatId);
    if (!record) {
      record = emptyRecord();
      records.set(chatId, record);
    }
    return record;
  };

  const addSnapshot = (message: MessageSnapshot, asOf: number): void => {
    const record = recordOf(message.chatId);
    const isNew = record.snapshot === null;
    const position = record.position;
    mergeSnapshot(record, message, asOf);
    if (isNew) {
      const last = sorted.at(-1);
      if (last && last.position > record.position) isSorted = false;
      sorted.push(record);
    } else if (record.position !== position) {
      isSorted = false;
    }
    pending.delete(message.chatId);
  };

  const noteSeen = (userId: string, seenTime: number): void => {
    if ((seenTimes.get(userId) ?? Number.NEGATIVE_INFINITY) >= seenTime) return;
    seenTimes = new Map(seenTimes).set(userId, seenTime);
  };

  const applyOne = (change: TopicChange): void => {
    sequence.add(change.seq);
    switch (change.kind) {
      case 'message':
        addSnapshot(change.message, change.seq);
        break;
      case 'recall': {
        const record = recordOf(change.chatId);
        if (!record.isRecalled) record.view = null;
        record.isRecalled = true;
        break;
      }
      case 'translation': {
        const record = recordOf(change.chatId);
        if (addTranslationFact(record.translations, change.language, change.seq, change.translation)) {
          record.view = null;
        }
        break;
      }
      case 'seen':
        noteSeen(change.userId, change.seenTime);
        break;
      case 'other':
        break;
    }
  };

  const changed = (): void => {
    snapshot = null;
    listeners.notify();
  };

  const buildSnapshot = (): TopicSnapshot => {
    if (!isSorted) {
      sorted = [...sorted].sort((left, right) => left.position - right.position);
      isSorted = true;
    }
    const messages: ChatMessage[] = [];
    for (const record of sorted) {
      const view = viewOf(record, language);
      if (view) messages.push(view);
    }
    messages.push(...[...pending.values()].sort((left, right) => left.sentAt - right.sentAt));
    return { messages, lastSeq: sequence.last(), needsSync: sequence.hasGap(), hasOlder, seenTimes };
  };

  return {
    subscribe: listeners.subscribe,
    getSnapshot: () => {
      snapshot ??= buildSnapshot();
      return snapshot;
    },
    apply: (changes) => {
      if (changes.length === 0) return;
      for (const change of changes) applyOne(change);
      changed();
    },
    addPage: (page) => {
      const newest = page.messages.reduce((seq, message) => Math.max(seq, message.seq), page.asOf ?? 0);
      for (const message of page.messages) addSnapshot(message, page.asOf ?? message.seq);
      if (page.isNewest) sequence.coverUpTo(newest);
      if (!page.hasOlder || !page.isNewest || records.size === page.messages.length) hasOlder = page.hasOlder;
      changed();
    },
    announceSeq: (seq) => {
      const before = sequence.hasGap();
      sequence.announce(seq);
      if (sequence.hasGap() !== before) changed();
    },
    putPending: (message) => {
      if (records.get(message.chatId)?.snapshot) return;
      pending.set(message.chatId, message);
      changed();
    },
    setDelivery: (chatId, delivery) => {
      const message = pending.get(chatId);
      if (!message) return;
      pending.set(chatId, { ...message, delivery });
      changed();
    },
    removePending: (chatId) => {
      if (pending.delete(chatId)) changed();
    },
    markSeen: (userId, seenTime) => {
      noteSeen(userId, seenTime);
      changed();
    },
    setReadingLanguage: (next) => {
      if (next === language) return;
      language = next;
      for (const record of records.values()) record.view = null;
      changed();
    },
    find: (chatId) => {
      const record = records.get(chatId);
      return (record && viewOf(record, language)) ?? pending.get(chatId);
    },
  };
}
