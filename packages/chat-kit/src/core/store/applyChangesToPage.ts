import type { MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import type { MessagePage } from '../session/ChatDataPort.ts';
import { applyChange } from './applyChange.ts';
import { createRecords } from './createRecords.ts';
import {
  emptyRecord,
  type MessageFacts,
  type MessageRecord,
  mergeSnapshot,
  snapshotOf,
} from './MessageRecord.ts';

/** A copy of a topic's newest page that is kept on the device; it can be cloned and stored as it is. */
export interface PageCopy extends MessagePage {
  /** Changes after `completeTo` that are in the copy too, while others before them are not. */
  readonly ahead?: readonly number[] | undefined;
  /** By the client id of a message: what is known besides its snapshot, so that a late change loses against a later one. */
  readonly facts?: ReadonlyMap<string, MessageFacts> | undefined;
}

/** Options of {@link applyChangesToPage}. */
export interface ApplyChangesToPageOptions {
  /** How many messages are kept, the newest. Default: 60. */
  readonly limit?: number | undefined;
  /** Messages whose time is over by then, milliseconds since 1970, are left out. Default: the present time of the machine. */
  readonly now?: number | undefined;
}

function recordsOf(page: PageCopy): Map<string, MessageRecord> {
  const records = new Map<string, MessageRecord>();
  for (const [chatId, facts] of page.facts ?? []) {
    const translations = new Map(facts.translations);
    // Copies of earlier versions lack what is newer than they are.
    records.set(chatId, { ...emptyRecord(), ...facts, translations, snapshot: null, view: null });
  }
  for (const message of page.messages) {
    const known = records.get(message.chatId);
    // Facts were made with their message: joining it in again would add nothing.
    if (known) known.snapshot = message;
    else {
      const record = emptyRecord();
      mergeSnapshot(record, message, page.asOf ?? message.seq);
      records.set(message.chatId, record);
    }
  }
  return records;
}

/** What is stored of a record besides its snapshot; nothing of the words of a message that was recalled or deleted, or has ended. */
function factsOf({ snapshot: _snapshot, view: _view, ...facts }: MessageRecord): MessageFacts {
  if (!facts.isRecalled && !facts.isHidden) return facts;
  const edit = facts.edit && {
    ...facts.edit,
    text: '',
    mentions: [],
    translation: { kind: 'none' } as const,
    preview: null,
  };
  return {
    ...facts,
    edit,
    translations: new Map(),
    reactions: { ...facts.reactions, all: [] },
    poll: { ...facts.poll, state: null },
  };
}

/**
 * A copied page after some changes: new messages added, recalled ones emptied, translations filled in. They may come late,
 * twice, in any order, and with gaps, from a topic that is not open: `completeTo` says up to where it has all of them.
 */
export function applyChangesToPage(
  page: PageCopy,
  changes: readonly TopicChange[],
  { limit = 60, now = Date.now() }: ApplyChangesToPageOptions = {},
): PageCopy {
  const known = recordsOf(page);
  const records = createRecords(null, known);
  const seenTimes = { ...page.seenTimes };
  const target = {
    ...records,
    addSeen: (userId: string, seenTime: number): void => {
      seenTimes[userId] = Math.max(seenTime, seenTimes[userId] ?? Number.NEGATIVE_INFINITY);
    },
  };
  let completeTo = page.completeTo ?? Math.max(0, ...page.messages.map(({ seq }) => seq));
  const ahead = new Set(page.ahead);
  for (const change of changes) {
    // A translation that was read with its message has the message's number, and does not bring the message.
    const isOwn =
      change.kind !== 'translation' || (known.get(change.chatId)?.position ?? change.seq) < change.seq;
    if (isOwn && change.seq > completeTo) ahead.add(change.seq);
    while (ahead.delete(completeTo + 1)) completeTo += 1;
    applyChange(target, change);
  }
  records.expire(now);
  const messages: MessageSnapshot[] = [];
  for (const record of known.values()) {
    const message = snapshotOf(record, known.get(record.snapshot?.replyTo?.chatId ?? ''));
    if (message) messages.push(message);
  }
  messages.sort((left, right) => left.seq - right.seq);
  const newest = messages.slice(-limit);
  const shown = new Set(newest.map(({ chatId }) => chatId));
  // Of messages that are not in the page only the latest facts are kept: those of older messages would add up for ever.
  const late = [...known].filter(([, { snapshot, isHidden }]) => !snapshot || isHidden).slice(-limit);
  const facts = new Map<string, MessageFacts>();
  for (const [chatId, record] of known) if (shown.has(chatId)) facts.set(chatId, factsOf(record));
  for (const [chatId, record] of late) facts.set(chatId, factsOf(record));
  const hasOlder = page.hasOlder || messages.length > limit;
  return { messages: newest, hasOlder, seenTimes, completeTo, ahead: [...ahead], facts };
}
