import { speechLanguages } from './speechLanguages.ts';

const longNames = new Intl.DisplayNames('en', { type: 'region' });
const shortNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

let known: ReadonlyMap<string, string> | undefined;

/** `Hong Kong SAR China` is what the long name says; people choose `Hong Kong`. Both are understood. */
function regionNames(region: string): string[] {
  return [longNames.of(region), shortNames.of(region)].map((name) => name ?? region);
}

function allTags(): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [name, language, regions] of speechLanguages) {
    // `Chinese (Traditional)` names a script; its accents are called `Chinese (Taiwan)`.
    const spoken = name.replace(/ \(.*\)$/, '');
    for (const [index, region] of regions.split(' ').entries()) {
      const tag = `${language}-${region}`;
      if (index === 0) tags.set(name, tag);
      for (const place of regionNames(region)) tags.set(`${spoken} (${place})`, tag);
    }
  }
  return tags;
}

/**
 * The names of languages and accents that dictation knows, each with the BCP 47 tag that a recogniser is given.
 *
 * @example
 * speechTags().get('Italian (Switzerland)'); // 'it-CH'
 */
export function speechTags(): ReadonlyMap<string, string> {
  known ??= allTags();
  return known;
}
