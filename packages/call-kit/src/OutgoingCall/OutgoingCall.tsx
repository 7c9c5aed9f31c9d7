import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallControls } from '../hooks/useCallControls.ts';
import { useCallText } from '../hooks/useCallText.ts';
import * as styles from '../IncomingCall/IncomingCall.styles.ts';
import { Avatar } from '../slots/Avatar.ts';
import { VideoView } from '../VideoView/VideoView.tsx';

/** Props of {@link OutgoingCall}. */
export interface OutgoingCallProps extends Omit<ComponentProps<'section'>, 'children'> {}

/**
 * Stands while a call rings at the others: whom, the viewer's own picture, and the buttons for microphone, camera and
 * hanging up. Renders a `<section>` that fills its parent.
 */
export const OutgoingCall = createSlot(
  'OutgoingCall',
  function OutgoingCall({ className, ...rest }: OutgoingCallProps) {
    const { session, personOf } = useCall();
    const { camera } = useCallSnapshot().local;
    const text = useCallText();
    const controls = useCallControls();
    const others = session.facts.memberIds.filter((id) => id !== session.facts.viewerId).map(personOf);
    const [first] = others;
    const name = others.map((person) => person.name).join(', ');
    return (
      <section
        aria-label={text('calling')}
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="outgoing-call"
      >
        <span className={styles.ring}>
          <Avatar name={first?.name ?? ''} src={first?.avatarUrl} size="huge" decorative />
        </span>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.what} role="status">
          {text('calling')}
        </p>
        {camera.kind === 'on' && camera.isEnabled ? (
          <div className={styles.ownVideo}>
            <VideoView track={camera.track} isMirrored />
          </div>
        ) : null}
        <div className={styles.buttons}>
          <ControlButton
            tone="device"
            icon={controls.microphone['data-state'] === 'on' ? Mic : MicOff}
            {...controls.microphone}
          />
          <ControlButton
            tone="device"
            icon={controls.camera['data-state'] === 'on' ? Video : VideoOff}
            {...controls.camera}
          />
          <ControlButton tone="end" icon={PhoneOff} {...controls.hangUp} />
        </div>
      </section>
    );
  },
);
