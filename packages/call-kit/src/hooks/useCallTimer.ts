import { useEffect, useState } from 'react';
import { callTime } from '../core/people/callTime.ts';
import { useCall, useCallSnapshot } from './useCall.ts';

/** How long the call has gone on, as a clock shows it; null before it was joined. Renders its component every second. */
export function useCallTimer(): string | null {
  const { clock, facts } = useCall().session;
  const { state } = useCallSnapshot();
  const since = state.kind === 'joined' ? Math.min(state.since, facts.runningSince ?? state.since) : null;
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (since === null) return;
    let cancel = () => {};
    const tick = (): void => {
      setNow(clock.now());
      cancel = clock.schedule(tick, 1000);
    };
    tick();
    return () => cancel();
  }, [since, clock]);
  return since === null ? null : callTime(Math.max(0, Math.floor((now - since) / 1000)));
}
