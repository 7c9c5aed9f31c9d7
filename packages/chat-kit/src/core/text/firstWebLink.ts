import { findLinks } from '@franca/languages/text';

/** The first web address of a text with its scheme, or null. */
export function firstWebLink(text: string): string | null {
  for (const part of findLinks(text)) {
    if (part.kind === 'link' && /^https?:/iu.test(part.href)) return part.href;
  }
  return null;
}
