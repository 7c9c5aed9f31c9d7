import type { RichInline } from './parseMessage.ts';
import { parseMessage } from './parseMessage.ts';

const flat = (parts: readonly RichInline[]): string =>
  parts.map((part) => ('parts' in part ? flat(part.parts) : part.text)).join('');

/** A message on one line and without its light Markdown, as a preview shows it. */
export function plainText(text: string): string {
  const lines = parseMessage(text).map((block) => {
    if (block.kind === 'words') return flat(block.parts);
    return block.kind === 'code' ? block.text : block.items.map(flat).join(' · ');
  });
  return lines.join(' ').replace(/\s+/gu, ' ').trim();
}
