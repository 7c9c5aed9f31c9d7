import type { ChatMessage } from '../core/model/Message.ts';
import { isOnlyEmoji } from '../core/text/isOnlyEmoji.ts';
import type { KindDefinition } from '../kinds/KindDefinition.ts';

/**
 * How a message is drawn: `words` in a bubble, `content` without words of its own under it, `bare` without a bubble
 * because it is nothing but emoji.
 */
export type MessageShape = 'words' | 'content' | 'bare';

/** The shape of a message of this kind whose main text is `words`. */
export function shapeOf(message: ChatMessage, words: string, definition: KindDefinition): MessageShape {
  if (message.isRecalled) return 'words';
  const { content, replyTo, translation } = message;
  const hasBody = definition.Body !== undefined && definition.hasBody?.(content) !== false;
  const isWhole = words === '' || definition.isBare || definition.drawsWords;
  if (hasBody) return isWhole ? 'content' : 'words';
  return !replyTo && translation.kind === 'none' && isOnlyEmoji(words) ? 'bare' : 'words';
}
