import { lazy, Suspense, useEffect } from 'react';
import { type CallEntry, callPath } from '../../lib/calls/callAddress.ts';
import { ReturnToCall } from './ReturnToCall.tsx';
import { useRings } from './useRings.ts';

const loadRingScreen = () => import('./RingScreen.tsx');
const RingScreen = lazy(async () => ({ default: (await loadRingScreen()).RingScreen }));

/** Props of {@link IncomingCalls}. */
export interface IncomingCallsProps {
  /** Who is signed in. */
  userId: string;
  /** Whether the page is that of a call. */
  isCalling: boolean;
  /** Opens the page of a call. */
  onOpen: (path: string, entry: CallEntry) => void;
}

/** Rings over any page when somebody calls, and leads back to a call that runs. */
export function IncomingCalls({ userId, isCalling, onOpen }: IncomingCallsProps) {
  const { ring, drop, reject } = useRings(userId);
  // At the first ring there is no time to load it.
  useEffect(() => void loadRingScreen().catch(() => undefined), []);
  // The page of a call rings for its own, and the server rings nobody who is in one.
  if (isCalling) return null;
  if (!ring) return <ReturnToCall userId={userId} onOpen={onOpen} />;
  return (
    <Suspense fallback={null}>
      <RingScreen
        key={ring.uuid}
        ring={ring}
        onReject={() => reject(ring)}
        onAccept={() => {
          drop(ring.uuid);
          onOpen(callPath(ring), { type: 'accepted' });
        }}
      />
    </Suspense>
  );
}
