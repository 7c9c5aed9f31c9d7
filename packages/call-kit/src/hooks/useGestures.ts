import { useMemo, useSyncExternalStore } from 'react';
import type { Gestures, GesturesSnapshot } from '../core/gestures/createGestures.ts';
import { useCall, useCallSnapshot } from './useCall.ts';

/** Hands and reactions of those who are in the room. */
export interface GesturesNow extends GesturesSnapshot {
  /** What the viewer can do; null in a call without either. */
  readonly gestures: Gestures | null;
}

const none: GesturesSnapshot = { hands: [], reactions: [] };
const getNone = (): GesturesSnapshot => none;
const subscribeNone = () => () => {};

/** Hands and reactions of a call; of hands only those whose owner is in the room. */
export function useGestures(): GesturesNow {
  const { gestures } = useCall();
  const { room } = useCallSnapshot();
  const getSnapshot = gestures?.getSnapshot ?? getNone;
  const { hands, reactions } = useSyncExternalStore(
    gestures?.subscribe ?? subscribeNone,
    getSnapshot,
    getSnapshot,
  );
  return useMemo(() => {
    const ids = new Set(room ? [room.local, ...room.remotes].map(({ userId }) => userId) : []);
    return { gestures, reactions, hands: hands.filter((userId) => ids.has(userId)) };
  }, [gestures, hands, reactions, room]);
}
