import type { TranscriptStore } from './createTranscriptStore.ts';
import { foldText } from './findMatches.ts';
import type { TranscriptEntry } from './TranscriptEntry.ts';

/** What to look for in a transcript. */
export interface TranscriptSearch {
  /** Words, in any of the languages; empty for all. */
  readonly query: string;
  /** Only what this user said; null for everybody. */
  readonly userId: string | null;
}

/** The searched form of each entry: while somebody types, only what has changed is folded anew. */
const foldedEntries = new WeakMap<TranscriptEntry, string>();

function foldedOf(entry: TranscriptEntry): string {
  const known = foldedEntries.get(entry);
  if (known !== undefined) return known;
  const texts =
    entry.kind === 'gap'
      ? []
      : [
          entry.text,
          ...Object.values(entry.translations).map((one) => (one.kind === 'done' ? one.text : '')),
        ];
  const folded = texts.map((text) => foldText(text).text).join('\n');
  foldedEntries.set(entry, folded);
  return folded;
}

/** Ids of the entries that have the words, in the original or a translation, by their beginning. */
export function searchTranscript(store: TranscriptStore, search: TranscriptSearch): readonly string[] {
  const { userId } = search;
  const wanted = foldText(search.query.trim()).text;
  if (wanted === '' && userId === null) return store.getIds();
  return store.getIds().filter((id) => {
    const entry = store.getEntry(id);
    if (!entry || (userId !== null && entry.userId !== userId)) return false;
    return wanted === '' || foldedOf(entry).includes(wanted);
  });
}
