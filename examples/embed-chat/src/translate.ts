import type { TranslationState } from '@franca/chat-kit';
import type { Member } from './people.ts';
import { phrases } from './phrases.ts';

type Language = Member['language'];

/** A sentence without what people leave out when they type. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[!.?؟،,]/g, '')
    .replaceAll('’', "'")
    .trim();
}

/** The translation of a sentence, or that there is none: nothing is made up. */
export function translate(text: string, source: Language, target: Language): TranslationState {
  const phrase = phrases.find((known) => bare(known[source]) === bare(text));
  if (!phrase) return { kind: 'unavailable', source, target };
  return { kind: 'done', text: phrase[target], source, target, engine: 'phrase table' };
}
