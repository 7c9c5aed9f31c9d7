const names = new Map<string, Intl.DisplayNames | null>();

/** The name of a language (BCP 47) in the interface language, or null for tags that nobody knows. */
export function languageName(tag: string, locale: string): string | null {
  try {
    let display = names.get(locale);
    if (display === undefined) {
      display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
      names.set(locale, display);
    }
    return display?.of(tag) ?? null;
  } catch {
    return null;
  }
}
