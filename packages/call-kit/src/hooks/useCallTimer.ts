import { useEffect, useState } from 'react';
import { callTime } from '../core/people/callTime.ts';
import { useCallSnapshot } from './useCall.ts';

/** How long the call has gone on, as a clock shows it; null before it was joined. Renders its component every second. */
export function useCallTimer(): string | null {
  const { state } = useCallSnapshot();
  const since = state.kind === 'joined' ? state.since : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : callTime(Math.max(0, Math.floor((now - since) / 1000)));
}
