import { type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import { applyTranscriptEvent, endsIn } from './applyTranscriptEvent.ts';
import type { TranscriptEntry, TranscriptGap } from './TranscriptEntry.ts';
import type { TranscriptEvent } from './TranscriptEvent.ts';

/** Options of {@link createTranscriptStore}. */
export interface TranscriptStoreOptions {
  /** The most entries that are kept; the oldest give way. Default 12,000, more than two hours of people who talk quickly. */
  readonly limit?: number | undefined;
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

/** What was said in a call. Applying an event twice, late or out of order gives the same transcript. */
export interface TranscriptStore {
  /** Takes what happened. */
  readonly apply: (...events: readonly TranscriptEvent[]) => void;
  /** Ids of all entries by their beginning; the same array until one is added or moved. */
  readonly getIds: () => readonly string[];
  /** One entry; the same object until it changes. */
  readonly getEntry: (id: string) => TranscriptEntry | undefined;
  /** When an entry was last changed here, by the clock of the store. */
  readonly changedAt: (id: string) => number | undefined;
  /** A number that grows with every change. */
  readonly getVersion: () => number;
  /** How many of the oldest entries gave way. */
  readonly getDropped: () => number;
  /** Ids of the users who have spoken, by their first words; the same array until there is another. */
  readonly getSpeakers: () => readonly string[];
  /** Calls back when entries are added, moved or dropped; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back when one entry changes. */
  readonly subscribeEntry: (id: string, listener: () => void) => () => void;
  /** Calls back with every change. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** Time. */
  readonly clock: Clock;
}

/** Whether an entry stands before another one. */
const isBefore = (left: TranscriptEntry, right: TranscriptEntry): boolean =>
  left.startedAt === right.startedAt ? left.id < right.id : left.startedAt < right.startedAt;

/** Makes an empty transcript. */
export function createTranscriptStore(options: TranscriptStoreOptions = {}): TranscriptStore {
  const { limit = 12_000, clock = systemClock } = options;
  const entries = new Map<string, TranscriptEntry>();
  const times = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const list = createListenerSet();
  const all = createListenerSet();
  const order: TranscriptEntry[] = [];
  /** Gaps of each speaker, and their utterances that are not final, by id. */
  const gaps = new Map<string, Map<string, TranscriptGap>>();
  const open = new Map<string, Set<string>>();
  let ids: readonly string[] = [];
  let speakers: readonly string[] = [];
  let dropped = 0;
  let version = 0;
  let droppedUntil: TranscriptEntry | null = null;

  /** Place of an entry in the order, or where it belongs. */
  function placeOf(entry: TranscriptEntry): number {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = order[middle];
      if (other && isBefore(other, entry)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function dropOldest(): void {
    const oldest = order.shift();
    if (!oldest) return;
    if (oldest.userId !== null) {
      gaps.get(oldest.userId)?.delete(oldest.id);
      open.get(oldest.userId)?.delete(oldest.id);
    }
    entries.delete(oldest.id);
    times.delete(oldest.id);
    droppedUntil = oldest;
    dropped += 1;
  }

  function noteSpeaker({ userId }: TranscriptEntry): void {
    if (userId !== null && !speakers.includes(userId)) speakers = [...speakers, userId];
  }

  /** An entry with what the gaps of its speaker say about it. */
  function withCut(entry: TranscriptEntry): TranscriptEntry {
    if (entry.kind !== 'utterance') return entry;
    const isCut = endsIn(entry, gaps.get(entry.userId)?.values() ?? []);
    return isCut === entry.isCut ? entry : { ...entry, isCut };
  }

  /** Notes what a gap of a speaker, or the end of an utterance, depends on. */
  function noteOpen(entry: TranscriptEntry): void {
    if (entry.userId === null) return;
    if (entry.kind === 'gap') {
      const known = gaps.get(entry.userId) ?? new Map<string, TranscriptGap>();
      gaps.set(entry.userId, known.set(entry.id, entry));
      return;
    }
    const ids = open.get(entry.userId) ?? new Set<string>();
    open.set(entry.userId, ids);
    if (entry.isFinal) ids.delete(entry.id);
    else ids.add(entry.id);
  }

  /** Ends the utterances that a gap has come behind; returns their ids. */
  function cutBehind(gapId: string): string[] {
    const gap = entries.get(gapId);
    if (gap?.kind !== 'gap' || gap.userId === null) return [];
    return [...(open.get(gap.userId) ?? [])].filter((id) => {
      const before = entries.get(id);
      const after = before && withCut(before);
      if (!before || !after || after === before) return false;
      order[placeOf(before)] = after;
      entries.set(id, after);
      times.set(id, clock.now());
      return true;
    });
  }

  /** Takes one event; says whether the list itself is another one now, and null where nothing has changed. */
  function applyOne(event: TranscriptEvent): boolean | null {
    const before = entries.get(event.id);
    const applied = applyTranscriptEvent(before, event);
    if (applied === before) return null;
    const after = withCut(applied);
    // What was dropped does not come back by a late event.
    if (!before && droppedUntil && isBefore(after, droppedUntil)) return null;
    const isMoved = !before || before.startedAt !== after.startedAt;
    if (before) {
      const place = placeOf(before);
      if (isMoved) order.splice(place, 1);
      else order[place] = after;
    }
    if (isMoved) order.splice(placeOf(after), 0, after);
    entries.set(after.id, after);
    times.set(after.id, clock.now());
    noteSpeaker(after);
    noteOpen(after);
    if (order.length > limit) dropOldest();
    return isMoved;
  }

  return {
    clock,
    apply: (...events) => {
      const changed = new Set<string>();
      let isListChanged = false;
      for (const event of events) {
        const isMoved = applyOne(event);
        if (isMoved !== null) changed.add(event.id);
        if (isMoved !== null && event.type === 'gap') for (const id of cutBehind(event.id)) changed.add(id);
        isListChanged ||= isMoved === true;
      }
      if (changed.size === 0) return;
      version += 1;
      if (isListChanged) ids = order.map(({ id }) => id);
      for (const id of changed) for (const listener of [...(listeners.get(id) ?? [])]) listener();
      if (isListChanged) list.notify();
      all.notify();
    },
    getIds: () => ids,
    getEntry: (id) => entries.get(id),
    changedAt: (id) => times.get(id),
    getVersion: () => version,
    getDropped: () => dropped,
    getSpeakers: () => speakers,
    subscribe: list.subscribe,
    subscribeAll: all.subscribe,
    subscribeEntry: (id, listener) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      };
    },
  };
}
