import { useMemo, useSyncExternalStore } from 'react';
import type { Additions, AdditionsSnapshot } from '../core/additions/createAdditions.ts';
import { useCall, useCallSnapshot } from './useCall.ts';

/** Those who were added to a call, without those who are in the room. */
export interface AdditionsNow extends AdditionsSnapshot {
  /** What the viewer can do; null in a call where they cannot add anybody. */
  readonly additions: Additions | null;
}

const none: AdditionsSnapshot = { added: [], outcome: null };
const getNone = (): AdditionsSnapshot => none;
const subscribeNone = () => () => {};

/** Those who were added to a call and are not in the room, and what became of the viewer's last ring. */
export function useAdditions(): AdditionsNow {
  const { additions } = useCall();
  const { room } = useCallSnapshot();
  const getSnapshot = additions?.getSnapshot ?? getNone;
  const { added, outcome } = useSyncExternalStore(
    additions?.subscribe ?? subscribeNone,
    getSnapshot,
    getSnapshot,
  );
  return useMemo(() => {
    const ids = new Set(room?.remotes.map(({ userId }) => userId));
    return { additions, outcome, added: added.filter(({ userId }) => !ids.has(userId)) };
  }, [additions, added, outcome, room]);
}
