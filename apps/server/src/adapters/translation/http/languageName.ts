const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** English name of a BCP 47 tag, e.g. `Brazilian Portuguese`; the tag itself when it has none. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
