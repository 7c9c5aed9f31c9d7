import { UsersRound } from 'lucide-react';
import type { SystemLine } from '../../core/model/SystemLine.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { SystemWords } from './SystemWords.tsx';
import { systemText } from './systemText.ts';

declare global {
  interface FrancaKindContents {
    /** What happened to a group. */
    system: { readonly kind: 'system'; readonly line: SystemLine };
  }
}

/** What happened to a group: a line of the list that nobody wrote. */
export const systemKind: KindDefinition<'system'> = {
  kind: 'system',
  icon: UsersRound,
  word: () => '',
  Line: SystemWords,
  isSystem: true,
  standsAlone: true,
  canForward: false,
  preview: ({ line }, options) => (line ? systemText(line, options) : null),
};
