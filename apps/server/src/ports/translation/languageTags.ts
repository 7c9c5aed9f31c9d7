/** The primary subtag of a BCP 47 tag in lower case: engines know languages, not regions (`pt-BR` → `pt`). */
export function primaryLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? '').toLowerCase();
}

/** A BCP 47 tag in its canonical spelling (`IT` → `it`, `pt-br` → `pt-BR`), so that equal languages are equal texts; undefined when it is no tag. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
