import type { ChatMessage } from '../model/Message.ts';
import { type BuildRowsOptions, buildRows, buildRowsOf, type ConversationRow } from './buildRows.ts';
import { countSame } from './countSame.ts';

interface Built {
  readonly messages: readonly ChatMessage[];
  readonly options: BuildRowsOptions;
  readonly rows: readonly ConversationRow[];
}

const byKey = (rows: readonly ConversationRow[]): ReadonlyMap<string, ConversationRow> =>
  new Map(rows.map((row) => [row.key, row]));

function areSameOptions(left: BuildRowsOptions, right: BuildRowsOptions): boolean {
  return (
    left.viewerId === right.viewerId &&
    left.now === right.now &&
    left.firstUnread === right.firstUnread &&
    left.hasOlder === right.hasOlder &&
    left.date === right.date &&
    left.grouping === right.grouping &&
    left.standsAlone === right.standsAlone
  );
}

const joinsPrevious = (row: ConversationRow | undefined): boolean =>
  row?.run === 'middle' || row?.run === 'last';
const joinsNext = (row: ConversationRow | undefined): boolean =>
  row?.run === 'middle' || row?.run === 'first';

function rebuild(
  { messages: known, rows }: Built,
  messages: readonly ChatMessage[],
  options: BuildRowsOptions,
) {
  const [start, end] = countSame(known, messages);
  if (start === known.length && start === messages.length) return rows;
  // The neighbours of what has changed can join it, or no longer, and with them changes what stands in their runs.
  let from = Math.max(0, start - 1);
  while (from > 0 && joinsPrevious(rows[from])) from -= 1;
  let after = end;
  if (after > 0) {
    while (after > 1 && joinsNext(rows[rows.length - after])) after -= 1;
    after -= 1;
  }
  const old = rows.slice(from, rows.length - after);
  const changed = buildRowsOf(messages, { from, to: messages.length - after }, options, byKey(old));
  return rows.slice(0, from).concat(changed, rows.slice(rows.length - after));
}

/**
 * Makes {@link buildRows} for a list that changes: a message that has come or changed costs about the same however many
 * there are, because only its run and its neighbours are built again. Rows that say the same stay the same objects.
 */
export function createRowBuilder(): (
  messages: readonly ChatMessage[],
  options: BuildRowsOptions,
) => readonly ConversationRow[] {
  let built: Built | null = null;
  return (messages, options) => {
    const rows =
      built && areSameOptions(built.options, options)
        ? rebuild(built, messages, options)
        : buildRows(messages, options, built ? byKey(built.rows) : undefined);
    built = { messages, options, rows };
    return rows;
  };
}
