import { CircleHelp } from 'lucide-react';
import type { KindDefinition } from './KindDefinition.ts';

/** Something that a newer server has sent: said to be unknown instead of shown as nothing. */
export const unknownKind: KindDefinition<'unknown'> = {
  kind: 'unknown',
  icon: CircleHelp,
  word: (text) => text('unknownKind'),
};
