const known = new Map<string, ReadonlySet<string>>();

/** Names of countries in a language, which have a name in every other one. */
export function regionNames(language: string): ReadonlySet<string> {
  const present = known.get(language);
  if (present) return present;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const found = new Set<string>();
  for (let first = 65; first <= 90; first += 1) {
    for (let second = 65; second <= 90; second += 1) {
      const name = names.of(String.fromCharCode(first, second));
      if (name) found.add(name);
    }
  }
  known.set(language, found);
  return found;
}
