import { Button } from '@franca/ui/Button';
import { useLoad, useMergedRef } from '@franca/ui/kit';
import { aboveLayers } from '@franca/ui/layers';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import { PhoneOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import type { CallEndReason } from '../core/call/CallState.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallControls } from '../hooks/useCallControls.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useMovable } from '../hooks/useMovable.ts';
import { CallEffects } from '../InCall/CallEffects.tsx';
import { type InCallProps, InCallView } from '../InCall/InCall.tsx';
import * as plain from '../IncomingCall/IncomingCall.styles.ts';
import { IncomingCall } from '../IncomingCall/IncomingCall.tsx';
import { LazyMediaErrorDialog } from '../LazyCallPanel.ts';
import { OutgoingCall } from '../OutgoingCall/OutgoingCall.tsx';
import { SmallCall } from '../SmallCall/SmallCall.tsx';
import type { CallTextKey } from '../strings/CallStrings.ts';
import * as styles from './CallScreen.styles.ts';

/** Props of {@link CallScreen}. */
export interface CallScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<InCallProps, 'mainActions' | 'mainOverlay' | 'footerActions' | 'onMinimize' | 'panel'> {
  /** The viewer leaves the screen of an ended call. */
  onClose: () => void;
  /** Called once when the call has ended. */
  onCallEnd?: ((reason: CallEndReason) => void) | undefined;
  /**
   * `small` is a window of 264 pixels in the upper corner that floats over the page, above its dialogs, and is moved by pointer and
   * keyboard: the call goes on in it, without its dialogs and shortcuts. Sound and pictures are not made anew. Default `full`.
   */
  layout?: 'full' | 'small' | undefined;
  /** The viewer wants the whole call again. */
  onExpand?: (() => void) | undefined;
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

function Screen({
  onClose,
  mainActions,
  mainOverlay,
  footerActions,
  onMinimize,
  panel,
  children,
}: CallScreenProps) {
  const { session, personOf } = useCall();
  const { state, room } = useCallSnapshot();
  const text = useCallText();
  switch (state.kind) {
    case 'incoming': {
      const { addition, creatorId } = session.facts;
      return (
        <IncomingCall
          caller={personOf(addition?.byId ?? creatorId)}
          joins={addition?.withIds.map(personOf)}
          isVideo={session.facts.isVideo}
          onAccept={session.accept}
          onReject={session.reject}
        />
      );
    }
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
        <InCallView
          mainActions={mainActions}
          mainOverlay={mainOverlay}
          footerActions={footerActions}
          onMinimize={onMinimize}
          panel={panel}
        >
          {children}
        </InCallView>
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
  const { onClose, onCallEnd, mainActions, mainOverlay, footerActions, onMinimize, panel, ...others } = props;
  const { layout = 'full', onExpand, className, style, ref, children, ...rest } = others;
  const { session, media } = useCall();
  const { state, local } = useCallSnapshot();
  const text = useCallText();
  const support = useLoad(useCallback(async () => media.isSupported(), [media]));
  const reason = state.kind === 'ended' ? state.reason : null;
  const isSmall = layout === 'small' && reason === null;
  const movable = useMovable(isSmall);
  const own = useMergedRef<HTMLDivElement>(movable.ref, isSmall ? aboveLayers.ref : undefined);
  const root = useMergedRef(own, ref);
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
      {...(isSmall ? aboveLayers : {})}
      ref={root}
      className={cx(styles.root, className)}
      style={{ ...style, ...movable.style }}
      data-layout={isSmall ? 'small' : 'full'}
      data-fr-part="call-screen"
      data-state={state.kind}
      data-link={'link' in state ? state.link.kind : undefined}
    >
      {/* Its sound goes on while the views around it change. */}
      {state.kind === 'joined' ? <CallEffects /> : null}
      {isSmall ? (
        <SmallCall onExpand={() => onExpand?.()} movable={movable} />
      ) : support.result === false ? (
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
          onMinimize={onMinimize}
          panel={panel}
        >
          {children}
        </Screen>
      )}
      {local.error ? <LazyMediaErrorDialog error={local.error} onClose={session.local.dismissError} /> : null}
    </div>
  );
}
