import { protectSpans } from './protectSpans.ts';

/** Whether anything in a text could be translated: a letter outside of URLs, @names, numbers, code and emoji. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(protectSpans(text).masked);
}
