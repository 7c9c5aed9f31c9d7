import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import type { Kinds } from '../kinds/createKinds.ts';

/** What decides about the height of a row besides its message. */
export interface EstimateOptions {
  /** Width of the column, in pixels. */
  readonly width: number;
  /** Which of its two texts a message shows; asked only where there are two. */
  readonly viewOf: (chatId: string) => TranslationView;
  /** Whether names stand above the messages of others. */
  readonly showsNames: boolean;
  /** Lines of a long text that are shown at first. */
  readonly longTextLines: number;
  /** The kinds of messages that are known. */
  readonly kinds: Kinds;
}

const lineHeight = 22;
const averageCharacter = 7.4;

function lines(text: string, width: number): number {
  const perLine = Math.max(8, width / averageCharacter);
  let count = 0;
  // Without an array of lines: a hundred thousand texts are counted before the first of them is painted.
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    count += Math.max(1, Math.ceil((end - start) / perLine));
    start = end + 1;
  }
  return count;
}

/**
 * Expected height of a row that was never rendered, in pixels. It need not be exact: the nearer it is, the less the
 * scroll bar moves under the reader's finger. A known translation is part of it.
 */
export function estimateRowHeight(row: ConversationRow, options: EstimateOptions): number {
  const { message } = row;
  const kind = options.kinds.of(message.content.kind);
  if (kind.isSystem) return 40 + (row.day ? 48 : 0) + (row.isFirstUnread ? 40 : 0);
  const bubble = Math.min(560, options.width * 0.68) - 24;
  const { kind: state } = message.translation;
  const hasTwo = state === 'done' || state === 'stale';
  const texts = hasTwo ? shownTexts(message, options.viewOf(row.key)) : null;
  const main = texts ? texts.main.text : message.text;
  const hasBody = !message.isRecalled && kind.hasBody?.(message.content) !== false;
  const content = hasBody ? (kind.height?.(message.content) ?? 0) : 0;
  let height = 16 + content;
  if (content === 0 || (main !== '' && !kind.isBare)) {
    // A line more says that there are others.
    height += Math.min(lines(main, bubble), options.longTextLines + 1) * lineHeight;
  }
  if (message.reactions && message.reactions.length > 0) height += 22;
  if (texts?.second) height += 13 + lines(texts.second.text, bubble) * 18;
  const hasLine = state === 'not-included' ? row.saysNotIncluded : state !== 'none';
  if (!row.isOwn && hasLine) height += 20;
  if (message.replyTo) height += 52;
  if (message.preview && !message.isRecalled) height += 104;
  if (message.delivery.kind === 'failed') height += 24;
  if (row.day) height += 48;
  if (row.isFirstUnread) height += 40;
  const beginsRun = row.run === 'single' || row.run === 'first';
  if (beginsRun && options.showsNames && !row.isOwn) height += 20;
  return height + (beginsRun ? 10 : 2);
}
