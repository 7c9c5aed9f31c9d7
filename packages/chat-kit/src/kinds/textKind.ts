import { MessageSquare } from 'lucide-react';
import type { KindDefinition } from './KindDefinition.ts';

/** Words and nothing else. */
export const textKind: KindDefinition<'text'> = {
  kind: 'text',
  icon: MessageSquare,
  word: () => '',
};
