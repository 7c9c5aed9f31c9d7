import { Button } from '@franca/ui/Button';
import { useLoad } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import { PhoneOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import type { CallEndReason } from '../core/call/CallState.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallControls } from '../hooks/useCallControls.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { InCall, type InCallProps } from '../InCall/InCall.tsx';
import * as plain from '../IncomingCall/IncomingCall.styles.ts';
import { IncomingCall } from '../IncomingCall/IncomingCall.tsx';
import { LazyMediaErrorDialog } from '../LazyCallPanel.ts';
import { OutgoingCall } from '../OutgoingCall/OutgoingCall.tsx';
import type { CallTextKey } from '../strings/CallStrings.ts';
import * as styles from './CallScreen.styles.ts';

/** Props of {@link CallScreen}. */
export interface CallScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<InCallProps, 'mainActions' | 'mainOverlay' | 'footerActions'> {
  /** The viewer leaves the screen of an ended call. */
  onClose: () => void;
  /** Called once when the call has ended. */
  onCallEnd?: ((reason: CallEndReason) => void) | undefined;
  /** Stands between the pictures and the footer of a running call, for example the lines of a transcript. */
  children?: ReactNode;
}

const endings: Readonly<Record<CallEndReason, CallTextKey>> = {
  cancelled: 'endedCancelled',
  declined: 'endedDeclined',
  elsewhere: 'endedElsewhere',
  empty: 'endedEmpty',
  ended: 'endedNormally',
  failed: 'endedFailed',
  left: 'endedNormally',
  lost: 'endedLost',
  missed: 'endedMissed',
  moved: 'endedMoved',
  rejected: 'endedRejected',
  unanswered: 'endedUnanswered',
};

/** One sentence in the middle of the screen. Renders a `<main>`. */
function Plain({ children }: { children: ReactNode }) {
  return <main className={plain.root}>{children}</main>;
}

function Waiting({ word }: { word: 'connecting' | 'reconnecting' }) {
  const text = useCallText();
  const { hangUp } = useCallControls();
  return (
    <Plain>
      <Spinner size="large" />
      <p className={plain.what} role="status">
        {text(word)}
      </p>
      <ControlButton tone="end" icon={PhoneOff} {...hangUp} />
    </Plain>
  );
}

function Screen({ onClose, mainActions, mainOverlay, footerActions, children }: CallScreenProps) {
  const { session, personOf } = useCall();
  const { state, room } = useCallSnapshot();
  const text = useCallText();
  switch (state.kind) {
    case 'incoming':
      return (
        <IncomingCall
          caller={personOf(session.facts.creatorId)}
          isVideo={session.facts.isVideo}
          onAccept={session.accept}
          onReject={session.reject}
        />
      );
    case 'outgoing':
      return (
        <main className={styles.outgoing}>
          <OutgoingCall />
        </main>
      );
    case 'joining':
      return <Waiting word="connecting" />;
    case 'joined':
      return room ? (
        <InCall mainActions={mainActions} mainOverlay={mainOverlay} footerActions={footerActions}>
          {children}
        </InCall>
      ) : (
        <Waiting word="reconnecting" />
      );
    case 'ended':
      return (
        <Plain>
          <p className={plain.name} role="status">
            {text(endings[state.reason])}
          </p>
          <Button variant="neutral" onClick={onClose}>
            {text('close')}
          </Button>
        </Plain>
      );
  }
}

/**
 * A whole call: ringing, calling, connecting, talking and the end, with its dialogs. Renders a `<div>` that fills its
 * parent.
 */
export function CallScreen(props: CallScreenProps) {
  const { onClose, onCallEnd, mainActions, mainOverlay, footerActions, className, children, ...rest } = props;
  const { session, media } = useCall();
  const { state, local } = useCallSnapshot();
  const text = useCallText();
  const support = useLoad(useCallback(async () => media.isSupported(), [media]));
  const reason = state.kind === 'ended' ? state.reason : null;
  const latest = useRef(onCallEnd);
  useEffect(() => {
    latest.current = onCallEnd;
  });
  useEffect(() => {
    if (reason) latest.current?.(reason);
  }, [reason]);
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="call-screen"
      data-state={state.kind}
      data-link={'link' in state ? state.link.kind : undefined}
    >
      {support.result === false ? (
        <Plain>
          <p className={plain.name} role="alert">
            {text('unsupported')}
          </p>
          <Button variant="neutral" onClick={onClose}>
            {text('close')}
          </Button>
        </Plain>
      ) : (
        <Screen
          onClose={onClose}
          mainActions={mainActions}
          mainOverlay={mainOverlay}
          footerActions={footerActions}
        >
          {children}
        </Screen>
      )}
      {local.error ? <LazyMediaErrorDialog error={local.error} onClose={session.local.dismissError} /> : null}
    </div>
  );
}
