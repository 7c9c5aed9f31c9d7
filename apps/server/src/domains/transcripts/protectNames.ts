/** Characters that are part of a word. */
const inWord = String.raw`[\p{L}\p{M}\p{N}_@]`;

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text in which no engine touches the names of some people, and what makes the names plain again afterwards. */
export type ProtectedNames = { text: string; restore: (translated: string) => string };

/**
 * Marks the names of people, whole or the first one, as mentions, which engines carry over unchanged (docs/behaviour/translation.md,
 * Protected spans).
 *
 * @example
 * const { text, restore } = protectNames('Ask Rose tonight', ['Rose Miller']); // 'Ask @Rose tonight'
 */
export function protectNames(spoken: string, names: readonly string[]): ProtectedNames {
  const known = new Set(
    names.flatMap((name) => [name, name.split(/\s+/)[0] ?? '']).filter((name) => name.length > 1),
  );
  if (known.size === 0) return { text: spoken, restore: (translated) => translated };
  const longestFirst = [...known].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<!${inWord})(?:${longestFirst.map(escapePattern).join('|')})(?!${inWord})`,
    'gu',
  );
  const marked = new Set<string>();
  const text = spoken.replaceAll(pattern, (name) => {
    // The no-break space joins the words of one mention.
    const mention = `@${name.replaceAll(/\s+/g, '\u00a0')}`;
    marked.add(mention);
    return mention;
  });
  return {
    text,
    restore: (translated) =>
      [...marked].reduce(
        (result, mention) => result.replaceAll(mention, mention.slice(1).replaceAll('\u00a0', ' ')),
        translated,
      ),
  };
}
