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
    return clock.schedule(() => setNow(clock.now()), Math.min(Math.max(0, endsAt - clock.now()), longest));
  }, [clock, endsAt, isOver, now]);
  return isOver;
}
