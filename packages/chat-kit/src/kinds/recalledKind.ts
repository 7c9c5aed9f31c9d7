import { Undo2 } from 'lucide-react';
import type { KindDefinition } from './KindDefinition.ts';

/** What a recalled message is left with. */
export const recalledKind: KindDefinition<'recalled'> = {
  kind: 'recalled',
  icon: Undo2,
  word: (text) => text('recalled'),
  canForward: false,
};
