/** The locale of a tag; undefined for what is none, such as `en-US@posix`, which browsers take from their system. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
