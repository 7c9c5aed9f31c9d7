import type { TextFunction } from '@franca/ui/i18n';
import { callRecordOf } from '../core/call/callRecordOf.ts';
import type { Topic } from '../core/model/Topic.ts';
import { wordsOf } from '../core/preview/wordsOf.ts';
import { type ShownText, shownTexts } from '../core/text/shownTexts.ts';
import type { ChatTextKey } from '../strings/ChatStrings.ts';

/** The second line of a chat list row, in the reader's language, and who speaks in it. */
export interface PreviewText extends ShownText {
  /** Shown before the words in groups and for own messages, or null. */
  readonly speaker: string | null;
}

/** Says what the last message of a topic was. */
export function previewText(
  topic: Topic,
  viewerId: string,
  text: TextFunction<ChatTextKey>,
): PreviewText | null {
  const last = topic.lastMessage;
  if (!last) return null;
  const isOwn = last.authorId === viewerId;
  const speaker = isOwn ? text('you') : topic.isGroup ? last.authorName : null;
  if (last.isRecalled)
    return { text: text(isOwn ? 'recalledOwn' : 'recalled'), language: null, speaker: null };
  if (last.call) {
    const isMissed = callRecordOf(last.call, viewerId).kind === 'missed';
    const word = isMissed ? 'missedCall' : last.call.isVideo ? 'videoCall' : 'audioCall';
    return { text: text(word), language: null, speaker: null };
  }
  const { main } = shownTexts(last, 'translated');
  if (main.text !== '') return { ...main, text: main.text.replace(/\s+/gu, ' '), speaker };
  const kind = wordsOf(last.kind);
  return { text: kind ? text(kind) : '', language: null, speaker };
}
