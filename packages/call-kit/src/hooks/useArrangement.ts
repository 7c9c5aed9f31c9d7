import { useMemo } from 'react';
import { type Arrangement, arrangeParticipants } from '../core/people/arrangeParticipants.ts';
import { useCall, useCallSnapshot } from './useCall.ts';

/** Who is shown large, and the others in their order; null outside of a room. */
export function useArrangement(): Arrangement | null {
  const { pinnedId } = useCall();
  const { room } = useCallSnapshot();
  return useMemo(() => room && arrangeParticipants(room, pinnedId), [room, pinnedId]);
}
