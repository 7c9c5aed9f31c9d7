import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/ConversationRow.ts';
import { shownTexts } from '../core/text/shownTexts.ts';

/** What decides about the height of a row besides its message. */
export interface EstimateOptions {
  /** Width of the column, in pixels. */
  readonly width: number;
  /** Which of the two texts is shown. */
  readonly view: TranslationView;
  /** Whether names stand above the messages of others. */
  readonly showsNames: boolean;
}

const lineHeight = 22;
const averageCharacter = 7.4;

function lines(text: string, width: number): number {
  const perLine = Math.max(8, width / averageCharacter);
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
}

/**
 * Expected height of a row that was never rendered, in pixels. It need not be exact: the nearer it is, the less the
 * scroll bar moves under the reader's finger. A known translation is part of it.
 */
export function estimateRowHeight(row: ConversationRow, options: EstimateOptions): number {
  const { message } = row;
  const bubble = Math.min(560, options.width * 0.68) - 24;
  const texts = shownTexts(message, options.view);
  let height = 16 + lines(texts.main.text, bubble) * lineHeight;
  if (texts.second) height += 13 + lines(texts.second.text, bubble) * 18;
  if (!row.isOwn && message.translation.kind !== 'none') height += 20;
  if (message.replyTo) height += 52;
  if (message.delivery.kind === 'failed') height += 24;
  if (row.day) height += 48;
  if (row.isFirstUnread) height += 40;
  const beginsRun = row.run === 'single' || row.run === 'first';
  if (beginsRun && options.showsNames && !row.isOwn) height += 20;
  return height + (beginsRun ? 10 : 2);
}
