import { CircleHelp } from 'lucide-react';
import type { KindDefinition } from './KindDefinition.ts';

declare global {
  interface FrancaKindContents {
    /** Something that this version does not know. */
    unknown: { readonly kind: 'unknown' };
  }
}

/** Something that a newer server has sent: said to be unknown instead of shown as nothing. */
export const unknownKind: KindDefinition<'unknown'> = {
  kind: 'unknown',
  icon: CircleHelp,
  word: (text) => text('unknownKind'),
};
