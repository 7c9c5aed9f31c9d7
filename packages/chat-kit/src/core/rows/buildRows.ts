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
  /** Its place in a run of messages by one author, with less than three minutes between them where nothing else was asked for. */
  readonly run: 'single' | 'first' | 'middle' | 'last';
  /** Whether it says for its run that no translation is included: the last message of the run that has none does. */
  readonly saysNotIncluded: boolean;
}

/** Messages of one author join when less than this lies between them, in milliseconds. */
const usualGap = 3 * 60 * 1000;

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
  /** Messages of one author join when less than so many milliseconds lie between them; false: none do. Default: three minutes. */
  readonly grouping?: number | false | undefined;
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

function joins(earlier: ChatMessage, later: ChatMessage, options: BuildRowsOptions): boolean {
  const { standsAlone, grouping = usualGap } = options;
  if (grouping === false || earlier.author.id !== later.author.id) return false;
  if (later.sentAt - earlier.sentAt >= grouping) return false;
  return !standsAlone?.(earlier) && !standsAlone?.(later);
}

function runOf(joinsPrevious: boolean, joinsNext: boolean): ConversationRow['run'] {
  if (joinsPrevious) return joinsNext ? 'middle' : 'last';
  return joinsNext ? 'first' : 'single';
}

/** Index of the last message of a run whose translation is not included, or -1: one line says it for all of them. */
function speakerOf(messages: readonly ChatMessage[], { from, to }: RowRange): number {
  for (let index = to - 1; index >= from; index -= 1) {
    const message = messages[index];
    if (message?.translation.kind === 'not-included' && !message.isRecalled) return index;
  }
  return -1;
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
  const endOfRun = (start: number, day: number): number => {
    let end = start + 1;
    for (let earlier = messages[start]; earlier && end < to; end += 1) {
      const later = messages[end];
      const joined =
        later &&
        joins(earlier, later, options) &&
        later.chatId !== options.firstUnread &&
        dayOfMoment(later.sentAt) === day;
      if (!joined) return end;
      earlier = later;
    }
    return end;
  };
  const rows: ConversationRow[] = [];
  const before = messages[from - 1];
  let dayBefore = before ? dayOfMoment(before.sentAt) : undefined;
  // Run by run, and nothing is kept of a message but its row: a hundred thousand of them are built before the first paint.
  for (let start = from; start < to; ) {
    const day = dayOfMoment(messages[start]?.sentAt ?? 0);
    const end = endOfRun(start, day);
    const speaker = speakerOf(messages, { from: start, to: end });
    for (let index = start; index < end; index += 1) {
      const message = messages[index];
      if (!message) continue;
      const beginsDay = day !== dayBefore && !(index === 0 && options.hasOlder);
      dayBefore = day;
      const row: ConversationRow = {
        key: message.chatId,
        message,
        day: beginsDay ? labelOf(message.sentAt, options) : null,
        isFirstUnread: message.chatId === options.firstUnread,
        isOwn: message.author.id === options.viewerId,
        run: runOf(index > start, index < end - 1),
        saysNotIncluded: index === speaker,
      };
      const known = previous.size > 0 ? previous.get(row.key) : undefined;
      rows.push(known && isSameRow(known, row) ? known : row);
    }
    start = end;
  }
  return rows;
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
