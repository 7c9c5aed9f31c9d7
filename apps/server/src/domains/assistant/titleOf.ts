import { limits, removeDirectionControls } from '@franca/contract';

/** The title of a conversation that nobody named: the beginning of its first question, in one line. */
export function titleOf(question: string): string {
  const line = removeDirectionControls(question).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= limits.assistantTitle) return line || '…';
  let title = '';
  for (const character of line) {
    if (title.length + character.length >= limits.assistantTitle) break;
    title += character;
  }
  return `${title.trimEnd()}…`;
}
