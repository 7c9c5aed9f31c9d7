import type { ChatMessage } from '../model/Message.ts';
import { createDayFinder, type DayLabel, dayOf } from '../time/dayOf.ts';
import { localeMoments } from '../time/localeMoments.ts';

/** One row of the message list: a message with all that stands around it. */
export interface ConversationRow {
  /** Key of the row: the client id, which is the same before and after the message is stored. */
  readonly key: string;
  /** The message. */
  readonly message: ChatMessage;
  /** Heading above the message when it is the first of its day, else null. */
  readonly day: DayLabel | null;
  /** Whether the line "Unread messages" stands above it. */
  readonly isFirstUnread: boolean;
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean;
  /** Its place in a run of messages by one author, with less than three minutes between them. */
  readonly run: 'single' | 'first' | 'middle' | 'last';
  /** Whether it says for its run that no translation is included: the last message of the run that has none does. */
  readonly saysNotIncluded: boolean;
}

/** Messages of one author join when less than this lies between them, in milliseconds. */
const runGap = 3 * 60 * 1000;

/** Options of {@link buildRows}. */
export interface BuildRowsOptions {
  /** Whose own messages stand on the inline end. */
  readonly viewerId: string;
  /**
   * The present moment, milliseconds since 1970, for Today and Yesterday. Null as long as nobody knows where the reader
   * is: days are then those of UTC, and all of them have dates.
   */
  readonly now: number | null;
  /** Client id of the first unread message, or null when everything was seen. */
  readonly firstUnread: string | null;
  /** Whether older messages exist; then the first row has no day heading, which a later page could take away. */
  readonly hasOlder: boolean;
  /** Whether a message never joins those before and after it. Default: none. */
  readonly standsAlone?: ((message: ChatMessage) => boolean) | undefined;
  /** Writes the date of a day that is neither today nor yesterday. Default: as usual in the browser's language. */
  readonly date?: (milliseconds: number) => string;
}

/** A day in milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;

function dayInUtc(milliseconds: number): number {
  return Math.floor(milliseconds / dayLength) * dayLength;
}

const usual = localeMoments();

function labelOf(milliseconds: number, { now, date }: BuildRowsOptions): DayLabel {
  const write = date ?? ((moment: number) => usual.date(moment, now === null ? 'utc' : 'local'));
  return now === null ? { kind: 'date', text: write(milliseconds) } : dayOf(milliseconds, now, write);
}

function joins(earlier: ChatMessage, later: ChatMessage, { standsAlone }: BuildRowsOptions): boolean {
  if (standsAlone?.(earlier) || standsAlone?.(later)) return false;
  return earlier.author.id === later.author.id && later.sentAt - earlier.sentAt < runGap;
}

function runOf(joinsPrevious: boolean, joinsNext: boolean): ConversationRow['run'] {
  if (joinsPrevious) return joinsNext ? 'middle' : 'last';
  return joinsNext ? 'first' : 'single';
}

/** Of each run, the last message whose translation is not included: one line says it for all of them. */
function speakersOf(messages: readonly ChatMessage[], joined: readonly boolean[]): ReadonlySet<number> {
  const speakers = new Set<number>();
  let latest: number | null = null;
  for (const [index, { translation, isRecalled }] of messages.entries()) {
    if (translation.kind === 'not-included' && !isRecalled) latest = index;
    if (joined[index]) continue;
    if (latest !== null) speakers.add(latest);
    latest = null;
  }
  return speakers;
}

function isSameRow(left: ConversationRow, right: ConversationRow): boolean {
  return (
    left.message === right.message &&
    left.isFirstUnread === right.isFirstUnread &&
    left.isOwn === right.isOwn &&
    left.run === right.run &&
    left.saysNotIncluded === right.saysNotIncluded &&
    left.day?.kind === right.day?.kind &&
    (left.day?.kind !== 'date' || right.day?.kind !== 'date' || left.day.text === right.day.text)
  );
}

/** Which messages {@link buildRowsOf} takes: from the first index up to and without the second. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a part of the messages that begins and ends with whole runs.
 *
 * @internal
 */
export function buildRowsOf(
  messages: readonly ChatMessage[],
  { from, to }: RowRange,
  options: BuildRowsOptions,
  previous: ReadonlyMap<string, ConversationRow>,
): ConversationRow[] {
  const dayOfMoment = options.now === null ? dayInUtc : createDayFinder();
  const part = messages.slice(from, to);
  const days = part.map(({ sentAt }) => dayOfMoment(sentAt));
  const before = messages[from - 1];
  const dayBefore = before ? dayOfMoment(before.sentAt) : undefined;
  const joined = part.map((message, index) => {
    const after = part[index + 1];
    return (
      after !== undefined &&
      after.chatId !== options.firstUnread &&
      days[index] === days[index + 1] &&
      joins(message, after, options)
    );
  });
  const speakers = speakersOf(part, joined);
  return part.map((message, index) => {
    const isSameDay = days[index] === (index === 0 ? dayBefore : days[index - 1]);
    const beginsDay = !isSameDay && !(from + index === 0 && options.hasOlder);
    const row: ConversationRow = {
      key: message.chatId,
      message,
      day: beginsDay ? labelOf(message.sentAt, options) : null,
      isFirstUnread: message.chatId === options.firstUnread,
      isOwn: message.author.id === options.viewerId,
      run: runOf(joined[index - 1] ?? false, joined[index] ?? false),
      saysNotIncluded: speakers.has(index),
    };
    const known = previous.get(row.key);
    return known && isSameRow(known, row) ? known : row;
  });
}

/**
 * Turns messages into rows: headings where a day begins, runs of one author, the unread line.
 * Rows of `previous` that say the same are used again, so that only changed rows render.
 */
export function buildRows(
  messages: readonly ChatMessage[],
  options: BuildRowsOptions,
  previous: ReadonlyMap<string, ConversationRow> = new Map(),
): ConversationRow[] {
  return buildRowsOf(messages, { from: 0, to: messages.length }, options, previous);
}
