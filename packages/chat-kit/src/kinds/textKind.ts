import { MessageSquare } from 'lucide-react';
import type { KindDefinition } from './KindDefinition.ts';

declare global {
  interface FrancaKindContents {
    /** Words and nothing else. */
    text: { readonly kind: 'text' };
  }
}

/** Words and nothing else. */
export const textKind: KindDefinition<'text'> = {
  kind: 'text',
  icon: MessageSquare,
  word: () => '',
};
