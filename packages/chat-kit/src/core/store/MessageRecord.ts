import type { ChatMessage, MessageSnapshot, Reaction } from '../model/Message.ts';
import type { Poll } from '../model/Poll.ts';
import {
  addTranslationFact,
  correctedState,
  correctionsIn,
  type TranslationFacts,
  targetOf,
  translationFor,
} from './TranslationFacts.ts';

/** What an edit changes. */
export type EditedWords = Pick<
  MessageSnapshot,
  'text' | 'mentions' | 'language' | 'translation' | 'preview'
> & {
  readonly editedAt: number;
};

/** Everything the store knows about one message; facts may come before the message itself. */
export interface MessageRecord {
  /** The newest version of the message, or null while only late facts are known. */
  snapshot: MessageSnapshot | null;
  /** The place where it first appeared; edits do not move it. */
  position: number;
  /** Whether nothing of it is left: it was recalled, by snapshot or by change, or its time was over. */
  isRecalled: boolean;
  /** Whether it has no place any more: the viewer deleted it for themselves, or its time was over. */
  isHidden: boolean;
  /** Who reacted, and when that was so: the later of two facts counts. */
  reactions: { readonly seq: number; readonly all: readonly Reaction[] };
  /** Whether the viewer starred it, and when that was so: the later of two facts counts. */
  star: { readonly seq: number; readonly isStarred: boolean };
  /** Where a poll stands, and when that was so: the later of two facts counts. Null where none is known. */
  poll: { readonly seq: number; readonly state: Poll | null };
  /** The latest change of its words, or null while none is known; it may come before the message. */
  edit: EditedWords | null;
  /** Translations by target language. */
  readonly translations: TranslationFacts;
  /** The view model made from all this, kept until a fact changes. */
  view: ChatMessage | null;
}

/** What a record knows besides its newest snapshot: data that can be stored. */
export type MessageFacts = Omit<MessageRecord, 'snapshot' | 'view'>;

/** A record that knows nothing yet. */
export function emptyRecord(): MessageRecord {
  return {
    snapshot: null,
    position: Number.POSITIVE_INFINITY,
    isRecalled: false,
    isHidden: false,
    reactions: { seq: 0, all: [] },
    star: { seq: 0, isStarred: false },
    poll: { seq: 0, state: null },
    edit: null,
    translations: new Map(),
    view: null,
  };
}

const editedAt = (snapshot: MessageSnapshot | null): number => snapshot?.editedAt ?? Number.NEGATIVE_INFINITY;

/** Of two snapshots of one message, the one with the later words; those of one moment are distinguished by their numbers. */
function isNewer(left: MessageSnapshot, right: MessageSnapshot): boolean {
  return editedAt(left) === editedAt(right) ? left.seq > right.seq : editedAt(left) > editedAt(right);
}

/**
 * Joins a snapshot into a record; `asOf` is the sequence number at which it was taken.
 * Returns whether anything changed.
 */
export function mergeSnapshot(record: MessageRecord, snapshot: MessageSnapshot, asOf: number): boolean {
  let changed = false;
  if (!record.snapshot || isNewer(snapshot, record.snapshot)) {
    record.snapshot = snapshot;
    changed = true;
  }
  if (snapshot.seq < record.position) {
    record.position = snapshot.seq;
    changed = true;
  }
  if (snapshot.isRecalled && !record.isRecalled) {
    record.isRecalled = true;
    changed = true;
  }
  if (addReactions(record, Math.max(asOf, snapshot.seq), snapshot.reactions ?? [])) changed = true;
  const { translation, isStarred = false } = snapshot;
  const at = Math.max(asOf, snapshot.seq);
  if (addStar(record, at, isStarred)) changed = true;
  if (snapshot.content.kind === 'poll' && addPoll(record, at, snapshot.content.poll)) changed = true;
  if (addTranslationFact(record.translations, targetOf(translation), at, translation)) changed = true;
  for (const correction of snapshot.corrections ?? [])
    if (addTranslationFact(record.translations, correction.language, at, correctedState(correction)))
      changed = true;
  if (changed) record.view = null;
  return changed;
}

/** Joins in who reacts to a message as of a sequence number; returns whether that changed anything. */
export function addReactions(record: MessageRecord, seq: number, all: readonly Reaction[]): boolean {
  // At one moment there is one list of reactions, so that the order of arrival cannot matter.
  if (seq <= record.reactions.seq) return false;
  const hasChanged = all.length > 0 || record.reactions.all.length > 0;
  record.reactions = { seq, all };
  if (hasChanged) record.view = null;
  return hasChanged;
}

/** Joins in whether the viewer starred a message as of a sequence number; returns whether that changed anything. */
export function addStar(record: MessageRecord, seq: number, isStarred: boolean): boolean {
  if (seq <= record.star.seq) return false;
  const hasChanged = isStarred !== record.star.isStarred;
  record.star = { seq, isStarred };
  if (hasChanged) record.view = null;
  return hasChanged;
}

/** Joins in where a poll stands as of a sequence number; returns whether that is news. */
export function addPoll(record: MessageRecord, seq: number, state: Poll): boolean {
  if (seq <= record.poll.seq) return false;
  record.poll = { seq, state };
  record.view = null;
  return true;
}

/** Joins in that the words were changed; returns whether that is news. */
export function addEdit(record: MessageRecord, edit: EditedWords): boolean {
  if (record.edit && record.edit.editedAt >= edit.editedAt) return false;
  record.edit = edit;
  record.view = null;
  return true;
}

/** The words of a later edit than the one that the snapshot was taken after. */
function laterWords({ edit, snapshot }: MessageRecord): EditedWords | null {
  return edit && edit.editedAt > editedAt(snapshot) ? edit : null;
}

/** What is left of a recalled message on this device: no content of any kind. */
const nothingLeft = {
  text: '',
  translation: { kind: 'none' },
  content: { kind: 'recalled' },
  reactions: [],
  mentions: [],
  isStarred: false,
  preview: null,
  corrections: undefined,
} as const satisfies Partial<MessageSnapshot>;

/**
 * A quote says what is known by now of the message it shows: its translation, which may have come after the answer was
 * read; its words after an edit; and nothing of them once it is recalled.
 */
function quoteOf(
  { replyTo }: MessageSnapshot,
  language: string | null,
  quoted: MessageRecord | undefined,
): MessageSnapshot['replyTo'] {
  if (!replyTo || !quoted) return replyTo;
  if (quoted.isRecalled) return { ...replyTo, text: '', language: null, translation: { kind: 'none' } };
  const translation = translationFor(quoted.translations, language, quoted.snapshot?.seq ?? 0);
  if (quoted.edit) {
    const { text, language: written } = quoted.edit;
    return { ...replyTo, text, language: written, translation };
  }
  const isNews = translation.kind === 'done' || replyTo.translation.kind !== 'done';
  return isNews && translation.kind !== 'none' ? { ...replyTo, translation } : replyTo;
}

/** What a message contains, with the latest of what changes in it. */
function contentOf(
  { content }: MessageSnapshot,
  { poll: { state } }: MessageRecord,
): MessageSnapshot['content'] {
  const isSame = content.kind !== 'poll' || state === null || state === content.poll;
  return isSame ? content : { ...content, poll: state };
}

/** The view model of a record, the same object until a fact changes; `quoted` is what the store knows of its quote. */
export function viewOf(
  record: MessageRecord,
  language: string | null,
  quoted: MessageRecord | undefined,
): ChatMessage | null {
  if (!record.snapshot || record.isHidden) return null;
  if (record.view) return record.view;
  const corrections = correctionsIn(record.translations, language);
  record.view = {
    ...record.snapshot,
    ...laterWords(record),
    content: contentOf(record.snapshot, record),
    replyTo: quoteOf(record.snapshot, language, quoted),
    seq: record.position,
    translation: translationFor(record.translations, language, record.snapshot.seq),
    reactions: record.reactions.all,
    isStarred: record.star.isStarred,
    corrections: corrections.length > 0 ? corrections : undefined,
    ...(record.isRecalled ? nothingLeft : {}),
    isRecalled: record.isRecalled,
    delivery: { kind: 'sent' },
  };
  return record.view;
}

/** The language into which a message is translated for its reader; translations for other readers are among the facts too. */
function readerLanguage(record: MessageRecord): string {
  return targetOf((laterWords(record) ?? record.snapshot)?.translation ?? { kind: 'none' });
}

/**
 * A message as a page contains it, for the reader for whom it was read: the snapshot itself while no fact says otherwise, null
 * while it is unknown or where the viewer deleted it.
 */
export function snapshotOf(record: MessageRecord, quoted: MessageRecord | undefined): MessageSnapshot | null {
  const { snapshot } = record;
  if (!snapshot || record.isHidden) return null;
  const view = viewOf({ ...record, view: null }, readerLanguage(record), undefined);
  if (!view) return null;
  const { delivery: _delivery, ...rest } = view;
  // A reply may need no translation where what it quotes has one.
  const replyTo =
    quoted && (quoted.isRecalled || !quoted.isHidden)
      ? quoteOf(snapshot, readerLanguage(quoted), quoted)
      : snapshot.replyTo;
  const message = { ...rest, replyTo };
  const isUnchanged =
    laterWords(record) === null &&
    record.isRecalled === snapshot.isRecalled &&
    record.position === snapshot.seq &&
    message.translation === snapshot.translation &&
    message.replyTo === snapshot.replyTo &&
    JSON.stringify(message.corrections) === JSON.stringify(snapshot.corrections) &&
    message.isStarred === (snapshot.isStarred ?? false) &&
    (record.isRecalled || message.content === snapshot.content) &&
    (message.reactions === snapshot.reactions ||
      (message.reactions?.length === (snapshot.reactions ?? []).length && record.reactions.all.length === 0));
  return isUnchanged ? snapshot : { ...message, seq: record.position };
}
