import type { ChatMessage } from '../model/Message.ts';
import type { MessageRecord } from './MessageRecord.ts';

/** The messages of a topic in their order; see {@link createViewList}. */
export interface ViewList {
  /** A message has come for this record. */
  readonly add: (record: MessageRecord) => void;
  /** What this record says has changed; it may have no message yet. */
  readonly change: (record: MessageRecord) => void;
  /** A place has changed, or what is shown at all, or what all of them say. */
  readonly changeAll: () => void;
  /** The view models, a new array after each change. */
  readonly views: () => readonly ChatMessage[];
}

/** Index of a record among others that are ordered by their places, or -1. */
function indexIn(records: readonly MessageRecord[], record: MessageRecord): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.position ?? 0) < record.position) low = middle + 1;
    else high = middle;
  }
  while (records[low] !== record && records[low]?.position === record.position) low += 1;
  return records[low] === record ? low : -1;
}

/**
 * Keeps the view models of records in the order of their places. What one message says, and one that comes after all others,
 * is put into a copy of the list: no other is looked at, however many there are.
 */
export function createViewList(show: (record: MessageRecord) => ChatMessage | null): ViewList {
  const all: MessageRecord[] = [];
  const changed = new Set<MessageRecord>();
  // What the list shows, and at its end what is still to come into it.
  let shown: MessageRecord[] = [];
  let list: readonly ChatMessage[] = [];
  let isWhole = true;

  const rebuild = (): readonly ChatMessage[] => {
    all.sort((left, right) => left.position - right.position);
    shown = [];
    const views: ChatMessage[] = [];
    for (const record of all) {
      const view = show(record);
      if (!view) continue;
      shown.push(record);
      views.push(view);
    }
    return views;
  };

  const update = (): readonly ChatMessage[] => {
    const views = list.slice();
    for (const record of shown.slice(views.length)) {
      const view = show(record);
      if (view) views.push(view);
    }
    for (const record of changed) {
      const view = show(record);
      const index = view ? indexIn(shown, record) : -1;
      if (view && index >= 0) views[index] = view;
    }
    return views;
  };

  return {
    add: (record) => {
      const last = all.at(-1);
      all.push(record);
      if (last && last.position >= record.position) isWhole = false;
      else if (!record.isHidden) shown.push(record);
    },
    change: (record) => changed.add(record),
    changeAll: () => {
      isWhole = false;
    },
    views: () => {
      if (!isWhole) list = rebuild();
      else if (changed.size > 0 || shown.length > list.length) list = update();
      changed.clear();
      isWhole = true;
      return list;
    },
  };
}
