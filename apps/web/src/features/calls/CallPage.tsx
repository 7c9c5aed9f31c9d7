import { isRetryable } from '@franca/api-client';
import { type CallEndReason, CallProvider, CallScreen, loadCallStrings, useCallText } from '@franca/call-kit';
import { limits } from '@franca/contract';
import { Button, Icon } from '@franca/ui';
import { VideoOff } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BusyPage } from '../../components/BusyPage.tsx';
import type { DialogProps } from '../../components/DialogProps.ts';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { type CallAddress, type CallEntry, callPath } from '../../lib/calls/callAddress.ts';
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
import { callStage } from './callStage.ts';
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
  failed: 'endedFailed',
  lost: 'endedLost',
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
  entry: CallEntry | null,
  userId: string,
  onOver: (reason: unknown) => void,
): OpenCall | null {
  const [call, setCall] = useState<OpenCall | null>(null);
  const latest = useRef({ address, entry, onOver });
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

/** Leaves a call, once, and its page where it is shown whole: back to where the person was. `keeps` leaves them the way back to it. */
type Leave = (how?: { keeps?: boolean }) => void;

interface CallProps {
  call: OpenCall;
  address: CallAddress;
  isFull: boolean;
  onLeave: Leave;
  onMinimize: () => void;
  Plans: ComponentType<DialogProps>;
}

function Call({ call, address, isFull, onLeave, onMinimize, Plans }: CallProps) {
  const { session } = call;
  const people = usePeople(call);
  const transcript = useCallTranscript(call, people);
  const navigate = useNavigate();
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
  const isNotice = isFull && kind === 'ended' && staysOn.includes(state.reason);
  useEffect(() => (isNotice ? callNotice.show() : undefined), [isNotice]);
  const isOpen = kind === 'joined' || kind === 'joining' || kind === 'outgoing';
  // What rings or is over does not go on beside another page.
  const isGone = !isFull && (kind === 'incoming' || kind === 'ended');
  const latestLeave = useRef(onLeave);
  latestLeave.current = onLeave;
  useEffect(() => {
    if (isGone) latestLeave.current({ keeps });
  }, [isGone, keeps]);
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
  const onCallEnd = (reason: CallEndReason): void => {
    const isShown = isFull && staysOn.includes(reason);
    if (reason in said && !isShown) {
      const content = callText(said[reason as keyof typeof said]);
      toasts.show({ style: 'info', content });
    }
    if (!staysOn.includes(reason)) onLeave();
  };
  return (
    <div className={isFull ? styles.page : undefined}>
      <CallProvider session={session} media={callMedia} people={people}>
        <CallScreen
          className={isFull ? styles.screen : undefined}
          layout={isFull ? 'full' : 'small'}
          onMinimize={onMinimize}
          onExpand={() => {
            const entry: CallEntry = { type: 'return' };
            void navigate(callPath(address), { state: entry });
          }}
          onClose={() => onLeave({ keeps })}
          onCallEnd={onCallEnd}
          mainActions={<TranscriptActions {...transcript} Plans={Plans} />}
          mainOverlay={<LazyTranscriptLines {...transcript} place="over" />}
          footerActions={<CallRecording recordings={call.recordings} recorder={call.recorder} />}
        >
          <LazyTranscriptLines {...transcript} place="below" />
        </CallScreen>
        {isFull ? <LazyTranscriptPanel {...transcript} /> : null}
        <LazyKeepOffer {...transcript} />
      </CallProvider>
    </div>
  );
}

/** Props of {@link CallPage}. */
export interface CallPageProps {
  /** The call. */
  address: CallAddress;
  /** How the person came to it; null for a link. */
  entry: CallEntry | null;
  /** Whether it is shown whole; else it goes on in a small window. */
  isFull: boolean;
  /** Who takes part here. */
  userId: string;
  /** The dialog of the plans, for whoever wants what theirs does not include. */
  Plans: ComponentType<DialogProps>;
}

/** Whether this browser, on this page, can take part in a call at all; asked before it rings anybody. */
const canCall = (): boolean => 'RTCPeerConnection' in window && 'mediaDevices' in navigator;

/** Said instead of a call that this browser cannot hold. Renders a `<main>`. */
function UnsupportedCall({ isFull, onClose }: { isFull: boolean; onClose: () => void }) {
  const text = useText();
  const callText = useCallText();
  useEffect(callNotice.show, []);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isFull) close.current();
  }, [isFull]);
  if (!isFull) return null;
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
export function CallPage(props: CallPageProps) {
  const { address, isFull } = props;
  const isLeaving = useRef(false);
  const goBack = useGoBack(`/chat?topic=${address.topicId}`);
  const leave: Leave = ({ keeps = false } = {}) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (!keeps) runningCall.clear(address.uuid);
    callStage.close(address.uuid);
    if (isFull) goBack();
  };
  return (
    <KitTexts load={loadCallStrings} fallback={isFull ? <BusyPage /> : null}>
      {canCall() ? (
        <SupportedCall {...props} onLeave={leave} onMinimize={goBack} />
      ) : (
        <UnsupportedCall isFull={isFull} onClose={() => leave()} />
      )}
    </KitTexts>
  );
}

interface SupportedCallProps extends CallPageProps {
  onLeave: Leave;
  onMinimize: () => void;
}

function SupportedCall({ entry, userId, onLeave, ...rest }: SupportedCallProps) {
  const { address, isFull } = rest;
  const navigate = useNavigate();
  const location = useLocation();
  const call = useOpenCall(address, entry, userId, (reason) => {
    if (reason instanceof OtherCall) {
      const entry: CallEntry & FirstPageState = { type: 'return', isFirst: isFirstPage(location) };
      return void navigate(callPath(reason.address), { replace: true, state: entry });
    }
    // A start that the server refuses is ignored silently; that all are busy, or why somebody cannot come back, is said.
    if (entry?.type !== 'calling' || reason instanceof TextError)
      toasts.show({ style: 'info', content: errorText(reason) });
    onLeave({ keeps: isRetryable(reason) });
  });
  const isGivenUp = !call && !isFull;
  const latestLeave = useRef(onLeave);
  latestLeave.current = onLeave;
  useEffect(() => {
    if (isGivenUp) latestLeave.current();
  }, [isGivenUp]);
  if (call) return <Call {...rest} call={call} onLeave={onLeave} />;
  return isFull ? <BusyPage /> : null;
}
