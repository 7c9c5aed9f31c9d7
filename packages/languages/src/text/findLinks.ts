import { unspaced } from './unspaced.ts';

/** A piece of a message: words, or an address that becomes a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** An address begins where a word could: after a letter only in writing without spaces between words. */
const begins = `(?<![@./\\\\_-]|(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])`;
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
/** What stands in no address: space, brackets of markup, quotation marks and all marks of the sentence that are not in ASCII. */
const stops =
  '\\s\\p{Cc}<>"`\\u200B\\u2060\\uFEFF，。、；：！？…—।॥،؛؟۔።፣፤፥፦፧፨։՝՜՞។៕៖၊။་།׃།｡､～｜«»‹›“”„‘‚「」『』【】〔〕〖〗《》〈〉（）［］｛｝｢｣';
/** After the host. An apostrophe and a middle dot are letters of an address where a letter follows. */
const path = `(?::\\d{1,5}(?!\\d))?(?:[/?#](?:[^${stops}’]|’(?=\\p{Script=Latin}))*)?`;
/** Names that are read as addresses without a scheme: endings that are no words, and those of countries before a path or after a second level. */
const bare = `(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,6}(?:(?:com|org|net|edu|gov|info)(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])|(?:com?|org|net|ac|edu|gov)\\.[a-z]{2}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])|(?:com|org|net|edu|gov|info|[a-z]{2}|app|dev)(?=/[\\p{L}\\p{N}]))`;

// Only web addresses, and mail addresses with a host that has a dot: nothing else may become a link.
const pattern = new RegExp(
  [
    `(?<scheme>(?<![\\p{Script=Latin}\\p{N}])https?://[^${stops}/?#’]+(?:[/?#](?:[^${stops}’]|’(?=\\p{Script=Latin}))*)?)`,
    `(?<mail>(?<![\\p{Script=Latin}\\p{M}\\p{N}._%+-])[\\p{Script=Latin}\\p{M}\\p{N}._%+'-]{1,64}@(?:${label}\\.){1,4}\\p{L}{2,24})`,
    `(?<www>${begins}www\\.(?:${label}\\.){1,5}\\p{L}[\\p{L}\\p{M}\\p{N}-]{1,62}${path})`,
    `(?<bare>${begins}${bare}${path})`,
  ].join('|'),
  'giu',
);

/** Marks at the end that belong to the sentence, or to the emphasis around the address. */
const trailing = /[.,;:!?'*~]/;
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** An address without what stands behind it. A closing bracket belongs to it when it was opened inside. */
function trimAddress(match: string, before: string): string {
  // The last name of a host is in one writing: what follows it without a space is the next word.
  let address = match.replace(/^((?:https?:\/\/)?(?:[^/?#@]*@)?[^/?#@]*\.[a-z]{2,})[^\p{ASCII}].*$/isu, '$1');
  for (;;) {
    const last = address.at(-1) ?? '';
    const opened = pairs[last];
    const isLoose = opened !== undefined && countOf(address, last) > countOf(address, opened);
    if (!isLoose && !trailing.test(last) && !(last === '_' && before === '_')) return address;
    address = address.slice(0, -1);
  }
}

function hrefOf(address: string, isMail: boolean): string | null {
  const hasScheme = /^https?:\/\//iu.test(address);
  const candidate = isMail ? `mailto:${address}` : hasScheme ? address : `https://${address}`;
  return URL.canParse(candidate) ? candidate : null;
}

/** Cuts a message into words and links. Joined together, the parts are exactly the message. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = 0;
  // Most messages contain none, and need not be searched.
  if (!/[.:@]/.test(text)) return text === '' ? [] : [{ kind: 'text', text }];
  for (const match of text.matchAll(pattern)) {
    const address = trimAddress(match[0], text.charAt(match.index - 1));
    const href = hrefOf(address, match.groups?.mail !== undefined);
    if (!href) continue;
    if (match.index > rest) parts.push({ kind: 'text', text: text.slice(rest, match.index) });
    parts.push({ kind: 'link', text: address, href });
    rest = match.index + address.length;
  }
  if (rest < text.length) parts.push({ kind: 'text', text: text.slice(rest) });
  return parts;
}
