import type { MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import type { PlainMessage } from './PlainBackend.ts';

/** A change before it has its number. */
type Unnumbered<Change = TopicChange> = Change extends TopicChange ? Omit<Change, 'seq'> : never;

/** Numbers what happens in one topic; see {@link createLedger}. */
export interface Ledger {
  /** A message with its place: the moment it was sent, so that messages stand in the order of time. */
  readonly place: (message: PlainMessage) => MessageSnapshot;
  /** Writes a message down that is new or not as it was. */
  readonly note: (message: PlainMessage) => void;
  /** Takes a page of history: what is older than everything known is remembered, the rest is written down. */
  readonly notePage: (messages: readonly PlainMessage[]) => void;
  /** Records a change and notifies all listeners. */
  readonly add: (change: Unnumbered) => void;
  /** The number of the last change. */
  readonly head: () => number;
  /** The changes after a number. */
  readonly after: (seq: number) => readonly TopicChange[];
  /** Receives every change; the returned function stops it. */
  readonly listen: (listener: (change: TopicChange) => void) => () => void;
}

/** The number before the first change: above every moment, so that a change is later than every page. */
const base = 2 ** 52;

function place(message: PlainMessage): MessageSnapshot {
  const { content = { kind: 'text' }, language = null, replyTo = null, isRecalled = false } = message;
  const { translation = { kind: 'none' } } = message;
  return { ...message, content, language, replyTo, isRecalled, translation, seq: message.sentAt };
}

/** Makes the ledger of a topic: changes get numbers without gaps, in the order in which this page learns of them. */
export function createLedger(): Ledger {
  const changes: TopicChange[] = [];
  /** The last known version of every message. */
  const known = new Map<string, string>();
  const listeners = new Set<(change: TopicChange) => void>();
  let newest = Number.NEGATIVE_INFINITY;

  const remember = (message: PlainMessage): void => {
    known.set(message.chatId, JSON.stringify(message));
    newest = Math.max(newest, message.sentAt);
  };

  const add = (change: Unnumbered): void => {
    const numbered: TopicChange = { ...change, seq: base + changes.length + 1 };
    changes.push(numbered);
    for (const listener of [...listeners]) listener(numbered);
  };

  const note = (message: PlainMessage): void => {
    const before = known.get(message.chatId);
    if (before === JSON.stringify(message)) return;
    remember(message);
    const placed = place(message);
    // What has changed is later than what it was; the list keeps it at its first place.
    add({ kind: 'message', message: before ? { ...placed, seq: base + changes.length + 1 } : placed });
  };

  return {
    place,
    note,
    add,
    notePage: (messages) => {
      const begins = known.size === 0;
      const latest = newest;
      for (const message of messages) {
        // Another view of this topic may be open, or come back: it must receive what is new to it.
        if (known.has(message.chatId) || (!begins && message.sentAt > latest)) note(message);
        else remember(message);
      }
    },
    head: () => base + changes.length,
    after: (seq) => changes.slice(Math.max(0, seq - base)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
