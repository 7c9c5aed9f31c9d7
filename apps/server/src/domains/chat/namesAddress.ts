import { findLinks } from '@franca/languages/text';

/** What may end the sentence or the bracket in which a link stands. */
const afterLink = new Set('.,;:!?\'"»”’)]}>*_~،؛؟。、');

/** The one form of a link, whatever its scheme: people write it with and without; null where it is none. */
function normalize(address: string): string | null {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const { host, pathname, search, hash } = new URL(whole);
  return `${host}${pathname.replace(/\/$/, '')}${search}${hash}`;
}

/**
 * What may be the link in a piece of text without spaces: it begins with its scheme or `www.`, wherever that stands, or else
 * with the first letter, and ends before all marks behind it, before some of them, or after them.
 */
function linksIn(piece: string): string[] {
  const start = piece.search(/https?:\/\/|www\./i);
  const link = start < 0 ? piece.replace(/^[^\p{L}\p{N}]+/u, '') : piece.slice(start);
  let end = link.length;
  while (afterLink.has(link[end - 1] ?? '')) end -= 1;
  return Array.from({ length: Math.min(link.length - end, 10) + 1 }, (_, marks) =>
    link.slice(0, end + marks),
  );
}

/** Whether a link stands in words, with its scheme or, as people write it, without: the whole link, and not as a part of another one. */
export function namesAddress(words: string, link: string): boolean {
  const wanted = normalize(link);
  if (wanted === null) return false;
  if (findLinks(words).some((part) => part.kind === 'link' && normalize(part.text) === wanted)) return true;
  const pieces = words.split(/[\s<>"']+/).filter((piece) => piece.includes('.'));
  return pieces.some((piece) => linksIn(piece).some((address) => normalize(address) === wanted));
}
