import type { Mention } from '../model/Message.ts';
import type { Person } from '../model/Person.ts';

/** The words of a mention as they stand in a text, and whom they name. */
export interface MentionText {
  /** “@” and the name. */
  readonly text: string;
  /** Whom. */
  readonly userId: string;
}

/** A piece of a text: words, or a mention. */
export type MentionPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly userId: string };

/** What stands in a text for a person: the words of the name are joined, so that a translation carries it unchanged. */
export const mentionOf = (name: string): string => `@${name.trim().replace(/\s+/gu, '\u00a0')}`;

/** Whether a name could begin after this letter, or could go on with it. */
const isInside = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{M}\p{N}_\u00a0]/u.test(letter);

const letterAt = (text: string, index: number): string | undefined => {
  const code = text.codePointAt(index);
  return code === undefined ? undefined : String.fromCodePoint(code);
};

/** Cuts a text at its mentions; joined together, the parts are exactly the text. */
export function splitMentions(text: string, mentions: readonly MentionText[]): MentionPart[] {
  const byLength = [...mentions].sort((left, right) => right.text.length - left.text.length);
  const parts: MentionPart[] = [];
  let rest = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < rest || isInside(text[at - 1])) continue;
    const found = byLength.find(
      (each) => text.startsWith(each.text, at) && !isInside(letterAt(text, at + each.text.length)),
    );
    if (!found) continue;
    if (at > rest) parts.push({ kind: 'text', text: text.slice(rest, at) });
    parts.push({ kind: 'mention', ...found });
    rest = at + found.text.length;
  }
  if (rest < text.length) parts.push({ kind: 'text', text: text.slice(rest) });
  return parts;
}

/** Who of the people is named in a text; of several people of one name, the first. */
export function findMentions(text: string, people: readonly Pick<Person, 'id' | 'name'>[]): Mention[] {
  return placesOf(
    text,
    people.map(({ id, name }) => ({ text: mentionOf(name), userId: id })),
  );
}

/** Where mentions stand in a text. */
function placesOf(text: string, known: readonly MentionText[]): Mention[] {
  if (!text.includes('@')) return [];
  let start = 0;
  return splitMentions(text, known).flatMap((part) => {
    const at = start;
    start += part.text.length;
    return part.kind === 'mention' ? [{ userId: part.userId, start: at, length: part.text.length }] : [];
  });
}

/** Who is named in the new words of a message: those of the people, and whoever was named before and still is. */
export function mentionsAfterEdit(
  text: string,
  before: { text: string; mentions?: readonly Mention[] | undefined },
  people: readonly Pick<Person, 'id' | 'name'>[],
): Mention[] {
  const known = people.map(({ id, name }) => ({ text: mentionOf(name), userId: id }));
  // Of a large group not everybody is loaded.
  return placesOf(text, [...mentionTexts(before), ...known]);
}

/** The words of a message's mentions, which its translation holds too. */
export function mentionTexts({
  text,
  mentions = [],
}: {
  text: string;
  mentions?: readonly Mention[] | undefined;
}): MentionText[] {
  return mentions.map(({ userId, start, length }) => ({ userId, text: text.slice(start, start + length) }));
}
