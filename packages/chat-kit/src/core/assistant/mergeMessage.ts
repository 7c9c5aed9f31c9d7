import type { AssistantMessage } from './AssistantPort.ts';

/**
 * Joins two reports of one message that may have come in any order: a later version wins, what is whole wins over what is
 * being written, and of two that are being written the longer.
 */
export function mergeMessage(known: AssistantMessage, incoming: AssistantMessage): AssistantMessage {
  const versions = incoming.earlier.length - known.earlier.length;
  if (versions !== 0) return versions > 0 ? incoming : known;
  const isWriting = incoming.state === 'writing';
  if (known.state !== 'writing') return isWriting ? known : incoming;
  if (!isWriting || incoming.text.length >= known.text.length) return incoming;
  return { ...incoming, text: known.text };
}
