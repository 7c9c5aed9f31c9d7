import { isRetryable } from '@franca/api-client';
import { type CallEndReason, CallProvider, CallScreen, loadCallStrings, useCallText } from '@franca/call-kit';
import { limits } from '@franca/contract';
import { Button, ConfirmDialog, Icon } from '@franca/ui';
import { VideoOff } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { BusyPage } from '../../components/BusyPage.tsx';
import type { DialogProps } from '../../components/DialogProps.ts';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { type CallAddress, type CallEntry, callPath, readCallEntry } from '../../lib/calls/callAddress.ts';
import { errorText, TextError } from '../../lib/data/errorText.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { type FirstPageState, isFirstPage, useGoBack } from '../../lib/navigation/useGoBack.ts';
import { KitTexts } from '../../strings/KitTexts.tsx';
import { useText } from '../../strings/texts.ts';
import * as styles from './CallPage.styles.ts';
import { CallRecording } from './CallRecording.tsx';
import {
  LazyKeepOffer,
  LazyTranscriptLines,
  LazyTranscriptPanel,
  TranscriptActions,
  useCallTranscript,
} from './CallTranscript.tsx';
import { callMedia } from './callMedia.ts';
import { callNotice } from './callNotice.ts';
import { type OpenCall, OtherCall, openCall } from './openCall.ts';
import { playTone, ringOnce } from './playTone.ts';
import { runningCall } from './runningCall.ts';
import { usePeople } from './usePeople.ts';

/** What is said in a toast, once the call is left, because it happened to the person; the rest they know. */
const said = {
  unanswered: 'endedUnanswered',
  rejected: 'endedRejected',
  missed: 'endedMissed',
  cancelled: 'endedCancelled',
  empty: 'endedEmpty',
  moved: 'endedMoved',
} as const satisfies Partial<Record<CallEndReason, string>>;

/** What the person has to read before they leave the screen. */
const staysOn: readonly CallEndReason[] = ['failed', 'lost'];

/** Milliseconds between two attempts to come back to a call without a connection. */
const retryMs = 2000;
/** For so long it is tried: the server keeps the place of whoever is gone no longer, and cannot be asked meanwhile. */
const retryForMs = limits.callReturnSeconds * 1000;

/** Opens a call for as long as the page is mounted; null until then. `onOver` is called where there is nothing to open. */
function useOpenCall(
  address: CallAddress,
  userId: string,
  onOver: (reason: unknown) => void,
): OpenCall | null {
  const { state } = useLocation();
  const [call, setCall] = useState<OpenCall | null>(null);
  const latest = useRef({ address, entry: readCallEntry(state), onOver });
  latest.current.onOver = onOver;
  useEffect(() => {
    let opened: OpenCall | undefined;
    let isLeft = false;
    const leave = (how?: 'hang-up' | 'keep'): void => {
      isLeft = true;
      opened?.close(how);
    };
    const { address: call, entry } = latest.current;
    const began = Date.now();
    const open = (): void => {
      if (isLeft) return;
      openCall({ address: call, entry, userId, media: callMedia }).then(
        (found) => {
          opened = found;
          if (isLeft) found.close();
          else setCall(found);
        },
        (error: unknown) => {
          if (isLeft) return;
          // A page that is loaded anew, while the call goes on, may be without a connection for a moment.
          const isBack = runningCall.read()?.uuid === call.uuid;
          if (isBack && isRetryable(error) && Date.now() - began < retryForMs) setTimeout(open, retryMs);
          else latest.current.onOver(error);
        },
      );
    };
    open();
    const onHide = (): void => leave('keep');
    // A page that comes out of the browser's cache has lost its room.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      leave();
    };
  }, [userId]);
  return call;
}

/**
 * Leaves the page of a call, once: back to where the person was, or by a step that they had begun. `keeps` leaves them the way
 * back to it.
 */
type Leave = (how?: { step?: () => void; keeps?: boolean }) => void;

interface CallProps {
  call: OpenCall;
  address: CallAddress;
  onLeave: Leave;
  Plans: ComponentType<DialogProps>;
}

function Call({ call, address, onLeave, Plans }: CallProps) {
  const { session } = call;
  const people = usePeople(call);
  const transcript = useCallTranscript(call, people);
  const text = useText();
  const callText = useCallText();
  const { state } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { kind } = state;
  const { uuid } = session.facts;
  useEffect(() => {
    if (kind === 'outgoing') return playTone('outgoing');
    return kind === 'incoming' ? ringOnce(uuid) : undefined;
  }, [kind, uuid]);
  // Whoever could not come back has not left.
  const keeps = call.isReturn && kind === 'ended' && state.reason === 'failed';
  useEffect(() => {
    if (kind === 'joined' || kind === 'outgoing' || keeps) runningCall.write(address);
    else if (kind === 'ended') runningCall.clear(uuid);
  }, [kind, keeps, uuid, address]);
  const isNotice = kind === 'ended' && staysOn.includes(state.reason);
  useEffect(() => (isNotice ? callNotice.show() : undefined), [isNotice]);
  const isOpen = kind === 'joined' || kind === 'joining' || kind === 'outgoing';
  const blocker = useBlocker(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
  const onCallEnd = (reason: CallEndReason): void => {
    if (staysOn.includes(reason)) return;
    if (reason in said) {
      const content = callText(said[reason as keyof typeof said]);
      toasts.show({ style: 'info', content });
    }
    onLeave();
  };
  return (
    <div className={styles.page}>
      <CallProvider session={session} media={callMedia} people={people}>
        <CallScreen
          className={styles.screen}
          onClose={() => onLeave({ keeps })}
          onCallEnd={onCallEnd}
          mainActions={<TranscriptActions {...transcript} Plans={Plans} />}
          mainOverlay={<LazyTranscriptLines {...transcript} place="over" />}
          footerActions={<CallRecording recordings={call.recordings} recorder={call.recorder} />}
        >
          <LazyTranscriptLines {...transcript} place="below" />
        </CallScreen>
        <LazyTranscriptPanel {...transcript} />
        <LazyKeepOffer {...transcript} />
      </CallProvider>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={text('calls.confirmLeave')}
        description={text('calls.confirmLeaveText')}
        confirmLabel={text('calls.leave')}
        cancelLabel={text('calls.stay')}
        onConfirm={() => {
          // The end of the call would go back as well.
          onLeave({ step: blocker.proceed });
          session.hangUp();
        }}
        onOpenChange={(open) => open || blocker.reset?.()}
      />
    </div>
  );
}

/** Props of {@link CallPage}. */
export interface CallPageProps {
  /** The call. */
  address: CallAddress;
  /** Who takes part here. */
  userId: string;
  /** The dialog of the plans, for whoever wants what theirs does not include. */
  Plans: ComponentType<DialogProps>;
}

/** Whether this browser, on this page, can take part in a call at all; asked before it rings anybody. */
const canCall = (): boolean => 'RTCPeerConnection' in window && 'mediaDevices' in navigator;

/** Said instead of a call that this browser cannot hold. Renders a `<main>`. */
function UnsupportedCall({ onClose }: { onClose: () => void }) {
  const text = useText();
  const callText = useCallText();
  useEffect(callNotice.show, []);
  return (
    <CenteredPage>
      <Notice
        role="alert"
        icon={<Icon icon={VideoOff} size="large" />}
        title={callText('unsupported')}
        action={
          <Button variant="neutral" onClick={onClose}>
            {callText('close')}
          </Button>
        }
      >
        {text('calls.unsupportedText')}
      </Notice>
    </CenteredPage>
  );
}

/** A call from its beginning to its end, after which the person is back where they were (docs/behaviour/calls.md, Call screen). */
export function CallPage({ address, userId, Plans }: CallPageProps) {
  const isLeaving = useRef(false);
  const goBack = useGoBack(`/chat?topic=${address.topicId}`);
  const leave: Leave = ({ step = goBack, keeps = false } = {}) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (!keeps) runningCall.clear(address.uuid);
    step();
  };
  return (
    <KitTexts load={loadCallStrings} fallback={<BusyPage />}>
      {canCall() ? (
        <SupportedCall address={address} userId={userId} Plans={Plans} onLeave={leave} />
      ) : (
        <UnsupportedCall onClose={() => leave()} />
      )}
    </KitTexts>
  );
}

function SupportedCall({ address, userId, Plans, onLeave }: CallPageProps & { onLeave: Leave }) {
  const navigate = useNavigate();
  const location = useLocation();
  const entry = readCallEntry(location.state);
  const call = useOpenCall(address, userId, (reason) => {
    if (reason instanceof OtherCall) {
      const entry: CallEntry & FirstPageState = { type: 'return', isFirst: isFirstPage(location) };
      return void navigate(callPath(reason.address), { replace: true, state: entry });
    }
    // A start that the server refuses is ignored silently; that all are busy, or why somebody cannot come back, is said.
    if (entry?.type !== 'calling' || reason instanceof TextError)
      toasts.show({ style: 'info', content: errorText(reason) });
    onLeave({ keeps: isRetryable(reason) });
  });
  return call ? <Call call={call} address={address} onLeave={onLeave} Plans={Plans} /> : <BusyPage />;
}
