/** A piece of a message: words, or an address that becomes a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

// Only web addresses, and mail addresses with a host that has a dot: nothing else may become a link.
const pattern =
  /(?:https?:\/\/|www\.)[^\s<>"']+|[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/giu;

/** Characters at the end that belong to the sentence, not to the address. */
const trailing = /[.,;:!?'"»”’)\]}،؛؟。、]+$/u;

function trimAddress(match: string): string {
  let address = match.replace(trailing, '');
  // A closing bracket belongs to the address when it was opened inside it, as in many encyclopedia addresses.
  if (address.includes('(') && match.startsWith(`${address})`)) address += ')';
  return address;
}

function hrefOf(address: string): string | null {
  const candidate = /^https?:\/\//iu.test(address)
    ? address
    : address.includes('@') && !/^www\./iu.test(address)
      ? `mailto:${address}`
      : `https://${address}`;
  return URL.canParse(candidate) ? candidate : null;
}

/** Cuts a message into words and links. Joined together, the parts are exactly the message. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = 0;
  for (const match of text.matchAll(pattern)) {
    const address = trimAddress(match[0]);
    const href = hrefOf(address);
    if (!href) continue;
    if (match.index > rest) parts.push({ kind: 'text', text: text.slice(rest, match.index) });
    parts.push({ kind: 'link', text: address, href });
    rest = match.index + address.length;
  }
  if (rest < text.length) parts.push({ kind: 'text', text: text.slice(rest) });
  return parts;
}
