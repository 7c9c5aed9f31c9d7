import { createListenerSet } from '@franca/ui/core';
import { changeEffects } from '../model/changeEffects.ts';
import type { ChatMessage, MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import { applyChange, type ChangeTarget } from './applyChange.ts';
import { createRecords } from './createRecords.ts';
import { createSequenceTracker } from './SequenceTracker.ts';
import type { TopicSnapshot, TopicStore } from './TopicStore.ts';

/** Options of {@link createTopicStore}. */
export interface TopicStoreOptions {
  /** BCP 47 tag of the language the reader reads here; null shows whatever translation is known. */
  readonly readingLanguage?: string | null;
  /** Present time, milliseconds since 1970. Default: the machine's. */
  readonly now?: () => number;
  /** Called with every change that was applied, after it was. */
  readonly onApply?: (changes: readonly TopicChange[]) => void;
}

/**
 * One conversation's messages, ordered by their place in the topic with waiting ones at the end.
 * Changes may arrive late, twice and in any order: the result depends only on which ones arrived.
 */
export function createTopicStore(options: TopicStoreOptions = {}): TopicStore {
  let language = options.readingLanguage ?? null;
  const { now = Date.now } = options;
  const records = createRecords(language);
  const pending = new Map<string, ChatMessage>();
  const sequence = createSequenceTracker();
  const listeners = createListenerSet();
  let seenTimes: ReadonlyMap<string, number> = new Map();
  let pinsSeq = 0;
  let rewritesSeq = 0;
  let hasOlder = true;
  let hasPages = false;
  /** Nothing is missing up to here once the sequence has reached it; before, messages may be missing in between. */
  let wholeFrom = 0;
  let snapshot: TopicSnapshot | null = null;

  const addMessage = (message: MessageSnapshot, asOf: number): void => {
    records.addSnapshot(message, asOf);
    pending.delete(message.chatId);
  };

  const noteSeen = (userId: string, seenTime: number): void => {
    if ((seenTimes.get(userId) ?? Number.NEGATIVE_INFINITY) >= seenTime) return;
    seenTimes = new Map(seenTimes).set(userId, seenTime);
  };

  const target: ChangeTarget = { ...records, addSnapshot: addMessage, addSeen: noteSeen };

  const applyOne = (change: TopicChange): void => {
    sequence.add(change.seq);
    const effects = changeEffects[change.kind];
    if (effects.has('pins')) pinsSeq = Math.max(pinsSeq, change.seq);
    if (effects.has('rewrites')) rewritesSeq = Math.max(rewritesSeq, change.seq);
    applyChange(target, change);
  };

  const changed = (): void => {
    snapshot = null;
    listeners.notify();
  };

  const buildSnapshot = (): TopicSnapshot => {
    const waiting = [...pending.values()].sort((left, right) => left.sentAt - right.sentAt);
    const stored = records.views();
    const messages = waiting.length === 0 ? stored : [...stored, ...waiting];
    return {
      ...{ messages, lastSeq: sequence.last(), needsSync: sequence.hasGap(), hasOlder, seenTimes },
      ...{ pinsSeq, rewritesSeq, hasHole: sequence.last() < wholeFrom },
    };
  };

  return {
    subscribe: listeners.subscribe,
    getSnapshot: () => {
      if (!snapshot) {
        // Nobody is shown what has ended before it came, such as a copy that was kept on the device.
        records.expire(now());
        snapshot = buildSnapshot();
      }
      return snapshot;
    },
    apply: (changes) => {
      if (changes.length === 0) return;
      for (const change of changes) applyOne(change);
      changed();
      options.onApply?.(changes);
    },
    addPage: (page) => {
      const newest = page.messages.reduce((seq, message) => Math.max(seq, message.seq), page.asOf ?? 0);
      const oldest = Math.min(...page.messages.map(({ seq }) => seq));
      const earliest = records.views()[0]?.seq ?? newest;
      // Messages were here before it, and others may lie between them and the page.
      const mayHaveHole = page.hasOlder && earliest < oldest;
      const completeTo = page.completeTo ?? (mayHaveHole ? earliest : undefined);
      for (const message of page.messages) addMessage(message, page.asOf ?? message.seq);
      for (const [userId, seenTime] of Object.entries(page.seenTimes ?? {})) noteSeen(userId, seenTime);
      if (page.isNewest) {
        sequence.coverUpTo(completeTo ?? newest);
        if (completeTo !== undefined) wholeFrom = newest;
        for (const { seq } of page.messages) sequence.add(seq);
        sequence.announce(newest);
      }
      // The newest page, read once more, says nothing about what lies before the pages that are here.
      if (!hasPages || !page.isNewest || !page.hasOlder) hasOlder = page.hasOlder;
      hasPages = true;
      changed();
    },
    expire: () => {
      if (records.expire(now())) changed();
    },
    nextExpiry: records.nextExpiry,
    announceSeq: (seq) => {
      const before = sequence.hasGap();
      sequence.announce(seq);
      if (sequence.hasGap() !== before) changed();
    },
    putPending: (message) => {
      if (records.find(message.chatId)) return;
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
      records.setLanguage(next);
      changed();
    },
    find: (chatId) => records.find(chatId) ?? pending.get(chatId),
    isGone: records.isGone,
  };
}
