import { Smile } from 'lucide-react';
import type { KindDefinition } from './KindDefinition.ts';

declare global {
  interface FrancaKindContents {
    /** Words that are nothing but emoji. */
    emoji: { readonly kind: 'emoji' };
  }
}

/** Words that are nothing but emoji. */
export const emojiKind: KindDefinition<'emoji'> = {
  kind: 'emoji',
  icon: Smile,
  word: (text) => text('emoji'),
};
