/** SVG source of flags by two-letter code (ISO 3166-1 alpha-2, upper case). */
export type Flags = Readonly<Partial<Record<string, string>>>;

let loading: Promise<Flags> | undefined;

/** Loads all flags, once and in a chunk of their own, so that they weigh nothing until the first flag is shown. */
export function loadFlags(): Promise<Flags> {
  loading ??= import('country-flag-icons/string/3x2');
  return loading;
}
