import type { Fill } from './fillSlots.ts';
import { days, phrases, places } from './phraseData.ts';
import type { PhraseLanguage } from './phraseTypes.ts';
import { written } from './wordings.ts';

function render(fill: Fill | undefined, slot: string, language: PhraseLanguage): string {
  if (!fill) return '';
  if ('text' in fill) return fill.text;
  if (slot === 'day') return days[fill.entry]?.[language][0] ?? '';
  const form = slot === 'place' ? 'the' : (slot.slice('place.'.length) as 'at' | 'to' | 'a');
  return places[fill.entry]?.[language][form][0] ?? '';
}

const base = (slot: string): string => slot.split('.')[0] ?? slot;

/** The best wording of a phrase in a language with its slots filled. */
export function renderPhrase(entry: number, fills: readonly Fill[], language: PhraseLanguage): string {
  const wording = written(phrases[entry]?.[language] ?? []);
  // Languages put places in different cases: `{place.to}` of one is `{place}` of another.
  const text = wording.replaceAll(/\{([a-z.]+)\}/g, (_, slot: string) =>
    render(
      fills.find((fill) => base(fill.slot) === base(slot)),
      slot,
      language,
    ),
  );
  return text.replace(/^[¿¡]?\p{Ll}/u, (start) => start.toUpperCase());
}
