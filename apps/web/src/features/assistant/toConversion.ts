import type { AssistantMessage } from '@franca/chat-kit/assistant';

/** UTF-16 code units at most: the server has the conversation itself, and a slow network is not kept busy with all of it. */
const longest = 8_000;

/**
 * A conversation as it accompanies a question (docs/behaviour/assistant.md, Assistant messages): oldest first, each message from
 * a line on that begins with `Human:` or `AI:`. What is too long is without its oldest messages.
 */
export function toConversion(conversation: readonly AssistantMessage[]): string {
  const lines: string[] = [];
  let length = 0;
  for (const { isAnswer, text } of conversation.toReversed()) {
    if (text.trim() === '') continue;
    const line = `${isAnswer ? 'AI' : 'Human'}: ${text.trim()}`;
    length += line.length + 1;
    if (length > longest) break;
    lines.unshift(line);
  }
  return lines.join('\n');
}
