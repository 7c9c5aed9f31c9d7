import { isRetryable } from '@franca/api-client';
import {
  type CallEndReason,
  CallProvider,
  CallScreen,
  type CallTextKey,
  loadCallStrings,
  useCallText,
} from '@franca/call-kit';
import { lazyPart } from '@franca/ui/kit';
import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BusyPage } from '../../components/BusyPage.tsx';
import type { DialogProps } from '../../components/DialogProps.ts';
import { type CallAddress, type CallEntry, callPath } from '../../lib/calls/callAddress.ts';
import { api } from '../../lib/data/api.ts';
import { errorText, TextError } from '../../lib/data/errorText.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { type FirstPageState, isFirstPage, useGoBack } from '../../lib/navigation/useGoBack.ts';
import { KitTexts } from '../../strings/KitTexts.tsx';
import * as styles from './CallPage.styles.ts';
import { CallRecording, CallRecordingNotices } from './CallRecording.tsx';
import {
  LazyKeepOffer,
  LazyTranscriptLines,
  LazyTranscriptPanel,
  TranscriptActions,
  useCallTranscript,
} from './CallTranscript.tsx';
import { callMedia } from './callMedia.ts';
import { callNotice } from './callNotice.ts';
import { callSignIn } from './callSignIn.ts';
import { type CallConversationPart, callStage } from './callStage.ts';
import { type OpenCall, OtherCall } from './openCall.ts';
import { playTone, ringOnce } from './playTone.ts';
import { runningCall } from './runningCall.ts';
import { UnsupportedCall } from './UnsupportedCall.tsx';
import { useCallConversation } from './useCallConversation.tsx';
import { useCallSignIn } from './useCallSignIn.ts';
import { useLeaveWhen } from './useLeaveWhen.ts';
import { useOpenCall } from './useOpenCall.ts';
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

/** What is said as well where the call was in a small window, which is gone without another word. */
const saidOfSmall = { ...said, ended: 'endedNormally', left: 'endedNormally' } as const;

/** What the person has to read before they leave the screen. */
const staysOn: readonly CallEndReason[] = ['failed', 'lost'];

/** Leaves a call, once, and its page where it is shown whole: back to where the person was. `keeps` leaves them the way back to it. */
type Leave = (how?: { keeps?: boolean }) => void;

interface CallProps {
  call: OpenCall;
  address: CallAddress;
  isFull: boolean;
  onLeave: Leave;
  onMinimize: () => void;
  Plans: ComponentType<DialogProps>;
  conversation: CallConversationPart;
}

function Call({ call, address, isFull, onLeave, onMinimize, Plans, conversation: part }: CallProps) {
  const { session } = call;
  const people = usePeople(call);
  const transcript = useCallTranscript(call, people);
  const navigate = useNavigate();
  const callText = useCallText();
  const { state } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { kind } = state;
  const { uuid } = session.facts;
  const { isPanelOpen, setPanelOpen } = transcript;
  const conversation = useCallConversation({
    topicId: address.topicId,
    part,
    // A guest is not in it.
    isActive: isFull && kind === 'joined' && !call.isGuest,
    // Both have one place.
    onOpen: () => setPanelOpen(false),
  });
  const { close: closeConversation } = conversation;
  useEffect(() => {
    if (isPanelOpen) closeConversation();
  }, [isPanelOpen, closeConversation]);
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
  useLeaveWhen(isGone, () => onLeave({ keeps }));
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
  const onCallEnd = (reason: CallEndReason): void => {
    const isShown = isFull && staysOn.includes(reason);
    const words: Partial<Record<CallEndReason, CallTextKey>> = isFull ? said : saidOfSmall;
    const word = words[reason];
    if (word && !isShown) toasts.show({ style: 'info', content: callText(word) });
    if (!staysOn.includes(reason)) onLeave();
  };
  return (
    <div className={isFull ? styles.page : undefined}>
      <CallProvider
        session={session}
        media={callMedia}
        people={people}
        additions={call.isGuest ? undefined : call.additions}
        gestures={call.gestures}
      >
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
          footerActions={
            call.isGuest ? null : (
              <>
                {conversation.button}
                <CallRecording recordings={call.recordings} recorder={call.recorder} />
              </>
            )
          }
          panel={conversation.panel}
        >
          <LazyTranscriptLines {...transcript} place="below" />
        </CallScreen>
        {conversation.content}
        {isFull ? <LazyTranscriptPanel {...transcript} /> : null}
        <LazyKeepOffer {...transcript} />
        <CallRecordingNotices recorder={call.recorder} />
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
  /** The conversation, beside the call. */
  conversation: CallConversationPart;
}

/** Whether this browser, on this page, can take part in a call at all; asked before it rings anybody. */
const canCall = (): boolean => 'RTCPeerConnection' in window && 'mediaDevices' in navigator;

/** A call from its beginning to its end, after which the person is back where they were (docs/behaviour/calls.md, Call screen). */
export function CallPage(props: CallPageProps) {
  const { address, isFull } = props;
  const isLeaving = useRef(false);
  const [isGuest, setGuest] = useState(false);
  const goBack = useGoBack(isGuest ? '/chat' : `/chat?topic=${address.topicId}`);
  // Asked while the texts come, so that nobody waits for it.
  useEffect(() => void callSignIn.readSetup().catch(() => undefined), []);
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
        <SignedInCall {...props} onLeave={leave} onMinimize={goBack} onGuest={setGuest} />
      ) : (
        <UnsupportedCall isFull={isFull} onClose={() => leave()} />
      )}
    </KitTexts>
  );
}

// Few servers ask for it.
const CallSignIn = lazyPart(
  () => import('./CallSignIn.tsx'),
  'CallSignIn',
  ({ onCancel }) => onCancel(),
);

/** Lets people into the call who have signed in to calls, where the server asks for that. */
function SignedInCall(props: SupportedCallProps) {
  const { address, entry, isFull, userId, onLeave } = props;
  const [signIn, onSignedIn] = useCallSignIn(userId);
  const isNeeded = signIn.kind === 'needed';
  // Nobody signs in beside another page.
  useLeaveWhen(isNeeded && !isFull, () => onLeave({ keeps: true }));
  if (signIn.kind === 'done') return <SupportedCall {...props} />;
  if (!isFull) return null;
  if (!isNeeded) return <BusyPage />;
  const cancel = () => {
    const { uuid, topicId: topic_id } = address;
    // Whoever calls must not wait for somebody who does not come.
    if (entry?.type === 'accepted') api.calls.reject({ body: { uuid, topic_id } }).catch(() => undefined);
    onLeave();
  };
  return (
    <Suspense fallback={<BusyPage />}>
      <CallSignIn setup={signIn.setup} userId={userId} onSignedIn={onSignedIn} onCancel={cancel} />
    </Suspense>
  );
}

interface SupportedCallProps extends CallPageProps {
  onLeave: Leave;
  onMinimize: () => void;
  /** Called with whether the person is no member of the conversation, once that is known. */
  onGuest: (isGuest: boolean) => void;
}

function SupportedCall({ entry, userId, onLeave, onGuest, ...rest }: SupportedCallProps) {
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
  const isGuest = call?.isGuest ?? false;
  useEffect(() => onGuest(isGuest), [isGuest, onGuest]);
  // A call that is still being opened does not go on beside another page.
  useLeaveWhen(!call && !isFull, onLeave);
  if (call) return <Call {...rest} call={call} onLeave={onLeave} />;
  return isFull ? <BusyPage /> : null;
}
