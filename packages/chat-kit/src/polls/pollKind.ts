import { ChartBarBig } from 'lucide-react';
import type { Poll } from '../core/model/Poll.ts';
import type { KindDefinition } from '../kinds/KindDefinition.ts';
import { LazyPollBody } from './LazyPollBody.tsx';

declare global {
  interface FrancaKindContents {
    /** A question with options to vote for; its words are the lines of the text. */
    poll: { readonly kind: 'poll'; readonly poll: Poll };
  }
}

/** A question with options to vote for. */
export const pollKind: KindDefinition<'poll'> = {
  kind: 'poll',
  icon: ChartBarBig,
  word: (text) => text('poll'),
  Body: LazyPollBody,
  drawsWords: true,
  line: (words) => `📊 ${words.split('\n', 1)[0]}`,
  height: ({ poll }) => 96 + poll.options.length * 52,
};
