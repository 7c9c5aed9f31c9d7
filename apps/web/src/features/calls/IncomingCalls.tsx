import { Button } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type CallEntry, callPath } from '../../lib/calls/callAddress.ts';
import { queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './CallPage.styles.ts';
import { runningCall } from './runningCall.ts';
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

/** The way back to a call whose page was closed while it runs. */
function RunningCall({ userId, onOpen }: Pick<IncomingCallsProps, 'userId' | 'onOpen'>) {
  const text = useText();
  const [address] = useState(runningCall.read);
  const { data, isError } = useQuery({
    ...queries.calls.info({ params: { uuid: address?.uuid ?? '' } }),
    enabled: address !== null,
    retry: false,
    gcTime: 0,
  });
  const isIn = data?.state.members.some(({ user_id, state }) => user_id === userId && state === 'joined');
  const isRunning = data?.state.phase === 'running' && isIn;
  useEffect(() => {
    if (address && (isError || (data && !isRunning))) runningCall.clear(address.uuid);
  }, [address, data, isError, isRunning]);
  if (!address || !isRunning) return null;
  return (
    <div className={styles.running}>
      <Button onClick={() => onOpen(callPath(address), { type: 'return' })}>{text('calls.return')}</Button>
    </div>
  );
}

/** Rings over any page when somebody calls, and leads back to a call that runs. */
export function IncomingCalls({ userId, isCalling, onOpen }: IncomingCallsProps) {
  const { ring, drop, reject } = useRings(userId);
  // At the first ring there is no time to load it.
  useEffect(() => void loadRingScreen().catch(() => undefined), []);
  // The page of a call rings for its own, and the server rings nobody who is in one.
  if (isCalling) return null;
  if (!ring) return <RunningCall userId={userId} onOpen={onOpen} />;
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
