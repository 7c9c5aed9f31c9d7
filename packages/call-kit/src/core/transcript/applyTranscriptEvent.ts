import type { TranscriptEntry, TranscriptGap, Utterance, UtteranceTranslation } from './TranscriptEntry.ts';
import type { GapEvent, LineEvent, TranscriptEvent, TranslationFailedEvent } from './TranscriptEvent.ts';

/** Characters of one utterance that are kept: some minutes without a pause. */
const longestText = 8000;

interface Version {
  readonly text: string;
  readonly isFinal: boolean;
  readonly revision: number;
}

/** Whether a text replaces another, whichever of the two came first. */
function isNewer(next: Version, current: Version): boolean {
  if (next.isFinal !== current.isFinal) return next.isFinal;
  if (next.revision !== current.revision) return next.revision > current.revision;
  return next.text > current.text;
}

/** A text after words that stay: where it contradicts them, so many words of it are left out. */
function keepStable(stable: string, text: string): string {
  if (text.startsWith(stable)) return text;
  const count = stable.match(/\S+/g)?.length ?? 0;
  const rest = (text.match(/\S+\s*/g) ?? []).slice(count).join('');
  const isApart = rest === '' || /\s$/.test(stable);
  return isApart ? stable + rest : `${stable} ${rest}`;
}

function withOriginal(entry: Utterance, event: LineEvent, text: string): Utterance {
  const version = { text, isFinal: event.isFinal, revision: event.revision };
  const isFirst = entry.language === null;
  if (!isFirst && !isNewer(version, entry)) return entry;
  const kept = keepStable(entry.text.slice(0, entry.stableLength), text);
  const stable = event.isFinal ? kept.length : Math.min(event.stableLength ?? 0, kept.length);
  return {
    ...entry,
    ...version,
    text: kept,
    stableLength: Math.max(entry.stableLength, stable),
    language: event.language,
    quality: event.quality ?? 'good',
  };
}

function withTranslation(entry: Utterance, language: string, next: UtteranceTranslation): Utterance {
  const current = entry.translations[language];
  // A failure replaces unfinished words only: another attempt may succeed later.
  const isKept =
    current !== undefined &&
    (next.kind === 'failed'
      ? current.kind === 'failed' || current.isFinal
      : current.kind === 'failed'
        ? !next.isFinal
        : !isNewer(next, current));
  return isKept ? entry : { ...entry, translations: { ...entry.translations, [language]: next } };
}

const emptyUtterance = ({ id, userId, startedAt }: LineEvent | TranslationFailedEvent): Utterance => ({
  kind: 'utterance',
  id,
  userId,
  startedAt,
  endedAt: null,
  language: null,
  text: '',
  stableLength: 0,
  isFinal: false,
  heardAt: startedAt,
  isCut: false,
  revision: -1,
  quality: 'good',
  translations: {},
});

/** Moves the times of an entry: the earliest beginning and the latest end are kept. */
function withTimes<Entry extends TranscriptEntry>(
  entry: Entry,
  { startedAt, endedAt = null }: { readonly startedAt: number; readonly endedAt?: number | null | undefined },
): Entry {
  const start = Math.min(entry.startedAt, startedAt);
  const end = endedAt === null ? entry.endedAt : Math.max(entry.endedAt ?? endedAt, endedAt);
  return start === entry.startedAt && end === entry.endedAt
    ? entry
    : { ...entry, startedAt: start, endedAt: end };
}

function applyLine(entry: Utterance, event: LineEvent): Utterance {
  const text = event.text.slice(0, longestText);
  if (!event.isTranslated) return withTimes(withOriginal(entry, event, text), event);
  const { isFinal, revision, quality = 'good' } = event;
  return withTimes(
    withTranslation(entry, event.language, { kind: 'done', text, isFinal, revision, quality }),
    { startedAt: event.startedAt },
  );
}

function applyGap(entry: TranscriptGap | undefined, event: GapEvent): TranscriptGap {
  const { id, userId, reason, startedAt, endedAt = null } = event;
  return entry ? withTimes(entry, event) : { kind: 'gap', id, userId, reason, startedAt, endedAt };
}

/** Whether an utterance that is not final ends in one of the gaps of its speaker: words behind a gap belong to others. */
export const endsIn = ({ isFinal, heardAt }: Utterance, gaps: Iterable<TranscriptGap>): boolean =>
  !isFinal &&
  [...gaps].some(
    ({ reason, endedAt }) =>
      (reason === 'connection' || reason === 'engine') && (endedAt === null || heardAt < endedAt),
  );

/**
 * An entry after an event; the same object where nothing changes. Events of one entry give the same result in any order,
 * as long as each stable part begins with the one before.
 */
export function applyTranscriptEvent(
  entry: TranscriptEntry | undefined,
  event: TranscriptEvent,
): TranscriptEntry {
  if (event.type === 'gap') return entry?.kind === 'utterance' ? entry : applyGap(entry, event);
  if (entry?.kind === 'gap') return entry;
  const begun = entry ?? emptyUtterance(event);
  const known = event.startedAt > begun.heardAt ? { ...begun, heardAt: event.startedAt } : begun;
  switch (event.type) {
    case 'line':
      return applyLine(known, event);
    case 'translation-failed':
      return withTimes(withTranslation(known, event.language, { kind: 'failed' }), event);
    default:
      return event satisfies never;
  }
}
