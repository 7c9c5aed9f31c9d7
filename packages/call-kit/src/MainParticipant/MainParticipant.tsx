import { Icon } from '@franca/ui/Icon';
import { createSlot } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import { CircleDot, MicOff, MonitorUp, Pin } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useArrangement } from '../hooks/useArrangement.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useCallTimer } from '../hooks/useCallTimer.ts';
import { HandMark } from '../Reactions/HandMark.tsx';
import { ShownReactions } from '../Reactions/ShownReactions.tsx';
import { Avatar } from '../slots/Avatar.ts';
import { VideoView } from '../VideoView/VideoView.tsx';
import * as styles from './MainParticipant.styles.ts';

/** Props of {@link MainParticipant}. */
export interface MainParticipantProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Stands beside the name and the call's timer, for example the button of a transcript. */
  actions?: ReactNode;
  /** Stands over the picture, below the name, for example the lines of a transcript. */
  overlay?: ReactNode;
}

/** How long the call has gone on, second by second. */
function CallTimer() {
  const text = useCallText();
  const time = useCallTimer();
  return time ? (
    <span className={styles.time} role="timer" aria-label={text('callTime')}>
      {time}
    </span>
  ) : null;
}

/**
 * The participant who is shown large, with the timer of the call: their screen, their camera, or their picture. Renders a
 * `<section>`.
 */
export const MainParticipant = createSlot(
  'MainParticipant',
  function MainParticipant({ actions, overlay, className, ...rest }: MainParticipantProps) {
    const { personOf, pinnedId } = useCall();
    const { room } = useCallSnapshot();
    const arrangement = useArrangement();
    const text = useCallText();
    if (!room || !arrangement) return null;
    const { main, mainTrack } = arrangement;
    const { name, avatarUrl } = personOf(main.userId);
    const isViewer = main === room.local;
    const isScreen = mainTrack?.track.source === 'screen';
    const label = isViewer ? text('you', { name }) : name;
    const isLost = room.connection.kind === 'reconnecting' || main.connection === 'reconnecting';
    return (
      <section
        aria-label={text('video', { name: label })}
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="main-participant"
      >
        {mainTrack ? (
          <VideoView
            track={mainTrack.track}
            fit={isScreen ? 'contain' : 'cover'}
            isMirrored={isViewer && !isScreen}
          />
        ) : (
          <>
            <Avatar name={name} src={avatarUrl} size="huge" decorative />
            {isViewer ? (
              <span className={styles.big}>{label}</span>
            ) : (
              <bdi className={styles.big}>{name}</bdi>
            )}
          </>
        )}
        {isLost ? (
          <div className={styles.reconnecting}>
            <Spinner />
            {text('reconnecting')}
          </div>
        ) : null}
        <div className={styles.head}>
          <div className={styles.plate}>
            {pinnedId === main.id ? <Icon icon={Pin} size="small" label={text('pinned')} /> : null}
            {main.microphone?.isEnabled ? null : <Icon icon={MicOff} size="small" label={text('muted')} />}
            {isScreen ? <Icon icon={MonitorUp} size="small" /> : null}
            {/* A name has a direction of its own; words around it have that of the language. */}
            {isScreen || isViewer ? (
              <span className={styles.label}>{isScreen ? text('screenOf', { name }) : label}</span>
            ) : (
              <bdi className={styles.label}>{name}</bdi>
            )}
            <HandMark userId={main.userId} />
            <CallTimer />
          </div>
          {room.isRecording ? (
            <div className={styles.recording}>
              <Icon icon={CircleDot} size="small" />
              {text('recording')}
            </div>
          ) : null}
          {actions}
        </div>
        {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
        <ShownReactions />
      </section>
    );
  },
);
