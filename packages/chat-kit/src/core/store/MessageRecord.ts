import type { ChatMessage } from '../model/ChatMessage.ts';
import type { MessageSnapshot } from '../model/MessageSnapshot.ts';
import { addTranslationFact, type TranslationFacts, translationFor } from './TranslationFacts.ts';

/** Everything the store knows about one message; facts may come before the message itself. */
export interface MessageRecord {
  /** The newest version of the message, or null while only late facts are known. */
  snapshot: MessageSnapshot | null;
  /** The place where it first appeared; edits do not move it. */
  position: number;
  /** Whether it was recalled, by snapshot or by change. */
  isRecalled: boolean;
  /** Translations by target language. */
  readonly translations: TranslationFacts;
  /** The view model made from all this, kept until a fact changes. */
  view: ChatMessage | null;
}

/** A record that knows nothing yet. */
export function emptyRecord(): MessageRecord {
  return {
    snapshot: null,
    position: Number.POSITIVE_INFINITY,
    isRecalled: false,
    translations: new Map(),
    view: null,
  };
}

function isNewer(left: MessageSnapshot, right: MessageSnapshot): boolean {
  return left.seq > right.seq;
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
  const { translation } = snapshot;
  const language = translation.kind === 'none' ? '*' : (translation.target ?? '*');
  if (addTranslationFact(record.translations, language, Math.max(asOf, snapshot.seq), translation))
    changed = true;
  if (changed) record.view = null;
  return changed;
}

/** A quote of a recalled message keeps its place and nothing of its words. */
function quoteOf({ replyTo }: MessageSnapshot, isQuoteRecalled: boolean): MessageSnapshot['replyTo'] {
  if (!replyTo || !isQuoteRecalled) return replyTo;
  return { ...replyTo, text: '', language: null, translation: { kind: 'none' } };
}

/** The view model of a record, the same object until a fact changes. */
export function viewOf(
  record: MessageRecord,
  language: string | null,
  isQuoteRecalled: boolean,
): ChatMessage | null {
  if (!record.snapshot) return null;
  record.view ??= {
    ...record.snapshot,
    replyTo: quoteOf(record.snapshot, isQuoteRecalled),
    seq: record.position,
    // A recalled message keeps no text and no sound on this device.
    text: record.isRecalled ? '' : record.snapshot.text,
    translation: record.isRecalled
      ? { kind: 'none' }
      : translationFor(record.translations, language, record.snapshot.seq),
    audio: record.isRecalled ? undefined : record.snapshot.audio,
    isRecalled: record.isRecalled,
    delivery: { kind: 'sent' },
  };
  return record.view;
}
