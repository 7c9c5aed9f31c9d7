/** A piece of a text: words, or a number that is read from left to right in every language. */
export interface NumberPart {
  readonly kind: 'text' | 'number';
  readonly text: string;
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

const leftToRight = /[A-Za-z\u00C0-\u024F\u0370-\u052F\u0900-\u1FFF\u3040-\uD7AF]/u;

/** Whether a text has letters of right-to-left writing, beside which numbers of several parts change places. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Whether lines of a text may begin at different sides. */
export const hasBothDirections = (text: string): boolean =>
  text.includes('\n') && rightToLeft.test(text) && leftToRight.test(text);

const currency = String.raw`(?:\p{Sc}|US\$|[A-Z]{3}\b)`;
const meridiem = String.raw`[AaPp](?:\.[Mm]\.|[Mm]\b)`;
const digits = String.raw`\p{Nd}+`;
/** Digits that none stands before: beginning at each of a long row of digits would take the square of its length. */
const allDigits = String.raw`(?<!\p{Nd})${digits}`;

/** Numbers of several parts: prices, phone numbers, times, dates, ranges, scores and versions, with their signs. */
const numbers = new RegExp(
  [
    String.raw`[-+−]?${currency}\s?[-+−]?${digits}(?:[.,'’\u00A0\u202F٫٬]${digits})*(?:[-–]${currency}?${digits}(?:[.,٫٬]${digits})*)?`,
    String.raw`[-+−]?${allDigits}(?:[.,'’\u00A0\u202F٫٬]${digits})*\s?(?:${currency}|[%٪‰°](?:[CF]\b)?)`,
    String.raw`\+?\(?${allDigits}\)?(?:[\s\u00A0]?[-–./:,٫٬·()*#×][\s\u00A0]?\(?${digits}\)?|[\s\u00A0]\(?${digits}\)?)+(?:\s?(?:${meridiem}|${currency}))?`,
    `[+−-]${digits}`,
    String.raw`${allDigits}\s?${meridiem}`,
  ].join('|'),
  'gu',
);

/** Cuts a text at its numbers of several parts; joined together, the parts are exactly the text. */
export function splitNumbers(text: string): NumberPart[] {
  const parts: NumberPart[] = [];
  let rest = 0;
  for (const match of text.matchAll(numbers)) {
    if (/\n/.test(match[0])) continue;
    if (match.index > rest) parts.push({ kind: 'text', text: text.slice(rest, match.index) });
    parts.push({ kind: 'number', text: match[0] });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) parts.push({ kind: 'text', text: text.slice(rest) });
  return parts;
}
