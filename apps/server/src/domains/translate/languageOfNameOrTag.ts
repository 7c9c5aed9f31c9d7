/** A BCP 47 tag as people and programs give it: a tag, or a name that `byName` knows; undefined when neither. */
export function languageOfNameOrTag(
  nameOrTag: string,
  byName: (name: string) => { code: string } | undefined,
): string | undefined {
  const named = byName(nameOrTag);
  if (named) return named.code;
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(nameOrTag) ? Intl.getCanonicalLocales(nameOrTag)[0] : undefined;
  } catch {
    return undefined;
  }
}
