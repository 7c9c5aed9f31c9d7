import type { ChatMessage } from '../core/model/Message.ts';
import { isOnlyEmoji } from '../core/text/isOnlyEmoji.ts';

/**
 * How a message is drawn: `words` in a bubble, `content` without words of its own under it, `bare` without a bubble
 * because it is nothing but emoji or a sticker.
 */
export type MessageShape = 'words' | 'content' | 'bare';

/** The shape of a message whose main text is `words`; `isOwnKind` when the application draws what messages of its kind hold. */
export function shapeOf(message: ChatMessage, words: string, isOwnKind = false): MessageShape {
  if (message.isRecalled) return 'words';
  const { sticker, audio, attachments, location, contact, replyTo } = message;
  if (sticker) return 'content';
  if (isOwnKind) return words === '' ? 'content' : 'words';
  const isPlain = !attachments && !audio && !replyTo && message.translation.kind === 'none';
  if (isPlain && isOnlyEmoji(words)) return 'bare';
  const hasContent = Boolean(audio ?? attachments?.length ?? location ?? contact);
  return hasContent && words === '' ? 'content' : 'words';
}
