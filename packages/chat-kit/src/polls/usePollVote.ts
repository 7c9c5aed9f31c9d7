import { useRef, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Poll } from '../core/model/Poll.ts';
import type { PollActions } from '../hooks/MessageActions.ts';

/** What the viewer has chosen in a poll, and the way to choose. */
export interface PollVote {
  /** Places of the chosen options, from 0, what is on its way included. */
  readonly chosen: readonly number[];
  /** Votes for these options; none takes the vote back. */
  readonly choose: (options: readonly number[]) => void;
}

/** Sends votes one after the other, of several that wait the last one alone, and shows them at once; a refused one is taken back. */
export function usePollVote(
  message: ChatMessage,
  { options }: Poll,
  actions: PollActions | undefined,
): PollVote {
  const [pending, setPending] = useState<readonly number[] | null>(null);
  const wanted = useRef<readonly number[] | null>(null);
  const isRunning = useRef(false);

  async function run(vote: PollActions['vote']): Promise<void> {
    isRunning.current = true;
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = null;
      if (!(await vote(message, next))) wanted.current = null;
    }
    isRunning.current = false;
    setPending(null);
  }

  const own = options.flatMap(({ isOwn }, place) => (isOwn ? place : []));
  return {
    chosen: pending ?? own,
    choose: (next) => {
      if (!actions) return;
      setPending(next);
      wanted.current = next;
      if (!isRunning.current) void run(actions.vote);
    },
  };
}
