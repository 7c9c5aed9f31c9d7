import { type BenchMessage, messageAt, numberOf } from './BenchMessage.ts';

/** What a list under test shows, and what the benchmark changes; see {@link createBenchStore}. */
export interface BenchStore {
  /** Oldest first; a new array after each change of messages. */
  readonly getMessages: () => readonly BenchMessage[];
  /** The message with this id. */
  readonly find: (id: string) => BenchMessage | undefined;
  /** Words that came late to a message, such as its translation; 0 when none. */
  readonly lateWords: (id: string) => number;
  /** Whether the picture of a message has come. */
  readonly isPictureHere: (id: string) => boolean;
  /** Calls back when messages came, and returns the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back when late words or a picture came to one message (or, without an id, to any). */
  readonly subscribeLate: (id: string | null, listener: (id: string) => void) => () => void;
  /** Adds older messages at the start. */
  readonly prepend: (count: number) => void;
  /** Adds one message at the end. */
  readonly append: () => void;
  /** Sets the late words of a message: more makes it grow, fewer makes it shrink. */
  readonly setLate: (id: string, words: number) => void;
  /** Brings the picture of a message. */
  readonly bringPicture: (id: string) => void;
}

/** The conversation of one page: `count` messages before anything is measured. */
export function createBenchStore(count: number): BenchStore {
  let first = 0;
  let end = count;
  let messages = Array.from({ length: count }, (_, index) => messageAt(index));
  const late = new Map<string, number>();
  const pictures = new Set<string>();
  const listeners = new Set<() => void>();
  const lateListeners = new Map<string | null, Set<(id: string) => void>>();

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  const notifyOf = (id: string) => {
    for (const key of [id, null]) for (const listener of [...(lateListeners.get(key) ?? [])]) listener(id);
  };

  return {
    getMessages: () => messages,
    find: (id) => messages[numberOf(id) - first],
    lateWords: (id) => late.get(id) ?? 0,
    isPictureHere: (id) => pictures.has(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeLate: (id, listener) => {
      const set = lateListeners.get(id) ?? new Set();
      lateListeners.set(id, set.add(listener));
      return () => set.delete(listener);
    },
    prepend: (added) => {
      const older = Array.from({ length: added }, (_, index) => messageAt(first - added + index));
      first -= added;
      messages = [...older, ...messages];
      notify();
    },
    append: () => {
      messages = [...messages, messageAt(end)];
      end += 1;
      notify();
    },
    setLate: (id, words) => {
      late.set(id, words);
      notifyOf(id);
    },
    bringPicture: (id) => {
      pictures.add(id);
      notifyOf(id);
    },
  };
}
