import { createTranscriptStore, type TranscriptStore } from './createTranscriptStore.ts';
import type { KeptLine, KeptNote } from './parseTranscript.ts';
import type { TranscriptEvent } from './TranscriptEvent.ts';

/** A kept transcript, as the views of transcripts show it. Speakers are known by their names alone, and times count from 0. */
export interface ReadTranscript {
  /** What was said. */
  readonly store: TranscriptStore;
  /** The language into which it was translated (BCP 47); where nothing was, that of most lines. */
  readonly language: string;
  /** The sentence of each gap, by its id. */
  readonly notes: ReadonlyMap<string, string>;
}

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The most frequent one; empty for none. */
function mostFrequent(languages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0];
}

/** Puts the lines of a kept transcript into a store. */
export function readKeptTranscript(entries: readonly (KeptLine | KeptNote)[]): ReadTranscript {
  const lines = entries.filter((entry) => entry.kind === 'line');
  const translated = lines.flatMap(({ translation }) => translation?.language ?? []);
  const language = mostFrequent(translated) || mostFrequent(lines.map(({ original }) => original.language));
  const notes = new Map<string, string>();
  const digits = String(entries.length).length;
  let last = 0;
  const events = entries.flatMap((entry, at): TranscriptEvent[] => {
    // Entries of one moment stand in the order of their ids.
    const id = String(at).padStart(digits, '0');
    if (entry.kind === 'note') {
      notes.set(id, entry.text);
      return [{ type: 'gap', id, userId: null, reason: 'dropped', startedAt: last }];
    }
    const { speaker, startedAt, endedAt, original, translation } = entry;
    last = startedAt;
    const common = { id, userId: speaker, startedAt } as const;
    const line = { ...common, type: 'line', isFinal: true, revision: 0 } as const;
    const first: TranscriptEvent = { ...line, ...original, isTranslated: false, endedAt };
    if (translation) return [first, { ...line, ...translation, isTranslated: true }];
    const isOwn = baseOf(original.language) === baseOf(language);
    return isOwn ? [first] : [first, { ...common, type: 'translation-failed', language }];
  });
  const store = createTranscriptStore();
  store.apply(...events);
  return { store, language, notes };
}
