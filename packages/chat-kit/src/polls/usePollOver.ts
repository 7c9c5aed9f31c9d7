import { systemClock } from '@franca/ui/core';
import { use, useEffect, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Poll } from '../core/model/Poll.ts';
import { isPollOver } from '../core/poll/pollWords.ts';

/** The longest time that a timer of a browser takes. */
const longest = 2 ** 31 - 1;

/** Whether a poll is over, also when its end comes while it is shown. */
export function usePollOver(poll: Poll): boolean {
  const clock = use(ChatContext)?.clock ?? systemClock;
  const [now, setNow] = useState(() => clock.now());
  const { endsAt } = poll;
  const isOver = isPollOver(poll, now);
  useEffect(() => {
    if (isOver || endsAt === null) return undefined;
    let stop = (): void => {};
    const wait = (): void => {
      const left = endsAt - clock.now();
      if (left <= 0) setNow(clock.now());
      else stop = clock.schedule(wait, Math.min(left, longest));
    };
    wait();
    return () => stop();
  }, [clock, endsAt, isOver]);
  return isOver;
}
