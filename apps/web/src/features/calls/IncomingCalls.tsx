import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { type CallEntry, callPath } from '../../lib/calls/callAddress.ts';
import { lazyWithRetry } from '../../lib/lazyWithRetry.ts';
import { useTexts } from '../../strings/texts.ts';
import { callNotice } from './callNotice.ts';
import { callStage } from './callStage.ts';
import { ReturnToCall } from './ReturnToCall.tsx';
import { useRings } from './useRings.ts';

const loadRing = () => import('./RingBar.tsx');
const RingBar = lazyWithRetry(async () => (await loadRing()).RingBar);

const CallPage = lazyWithRetry(async () => (await import('./CallPage.tsx')).CallPage);

/** Props of {@link IncomingCalls}. */
export interface IncomingCallsProps {
  /** Who is signed in. */
  userId: string;
  /** Whether the page is that of a call, be there one or not. */
  isCalling: boolean;
  /** Opens the page of a call. */
  onOpen: (path: string, entry: CallEntry) => void;
}

/** Tells the service worker, when it asks, whether the page is in a call (public/push.js); returns what stops that. */
function answerWorker(isInCall: boolean): () => void {
  const { serviceWorker } = navigator;
  const answer = ({ data, ports }: MessageEvent<unknown>): void => {
    if (Object(data).kind === 'in-call') ports[0]?.postMessage(isInCall);
  };
  serviceWorker?.addEventListener('message', answer);
  return () => serviceWorker?.removeEventListener('message', answer);
}

/** Calls beside the pages: the one that is open, the ring of one that comes, and the way back to one that runs. */
export function IncomingCalls({ userId, isCalling, onOpen }: IncomingCallsProps) {
  const { ring, drop, reject } = useRings(userId);
  const { language } = useTexts();
  // At the first ring there is no time to load it and its words.
  useEffect(() => {
    void loadRing().then(
      ({ loadRingTexts }) => loadRingTexts(language),
      () => undefined,
    );
  }, [language]);
  const isNotice = useSyncExternalStore(callNotice.subscribe, callNotice.get);
  const staged = useSyncExternalStore(callStage.subscribe, callStage.get);
  // Whoever signs out is in no call.
  useEffect(() => () => callStage.close(), []);
  const isInCall = (isCalling || staged !== null) && !isNotice;
  useEffect(() => answerWorker(isInCall), [isInCall]);
  return (
    <>
      {staged ? (
        <Suspense fallback={null}>
          <CallPage key={staged.address.uuid} {...staged} userId={userId} isFull={isCalling} />
        </Suspense>
      ) : null}
      {/* The page of a call rings for its own, and the server rings nobody who is in one. */}
      {ring && !isInCall ? (
        <Suspense fallback={null}>
          <RingBar
            key={ring.uuid}
            ring={ring}
            onReject={() => reject(ring)}
            onAccept={() => {
              drop(ring.uuid);
              onOpen(callPath(ring), { type: 'accepted' });
            }}
          />
        </Suspense>
      ) : null}
      {ring || isCalling || staged ? null : <ReturnToCall userId={userId} onOpen={onOpen} />}
    </>
  );
}
