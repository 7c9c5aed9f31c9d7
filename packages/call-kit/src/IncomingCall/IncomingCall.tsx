import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Phone, PhoneOff, Video } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import type { CallPerson } from '../core/people/CallPerson.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './IncomingCall.styles.ts';

/** Props of {@link IncomingCall}. */
export interface IncomingCallProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Who calls. */
  caller: CallPerson;
  /** Whether it is a video call. */
  isVideo: boolean;
  /** The viewer answers. */
  onAccept: () => void;
  /** The viewer does not. */
  onReject: () => void;
}

/**
 * Asks whether to answer a call: who calls, and with what. Needs no `CallProvider`, so that it can stand over any page.
 * Renders a `<section>` that fills its parent.
 */
export const IncomingCall = createSlot(
  'IncomingCall',
  function IncomingCall({ caller, isVideo, onAccept, onReject, className, ...rest }: IncomingCallProps) {
    const text = useCallText();
    const what = text(isVideo ? 'incomingVideo' : 'incomingAudio');
    return (
      <section
        aria-label={what}
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="incoming-call"
      >
        <span className={styles.ring}>
          <Avatar name={caller.name} src={caller.avatarUrl} size="huge" decorative />
        </span>
        <h2 className={styles.name} dir="auto">
          {caller.name}
        </h2>
        <p className={styles.what} role="status">
          {what}
        </p>
        <div className={styles.buttons}>
          <div className={styles.choice}>
            <ControlButton tone="end" icon={PhoneOff} label={text('reject')} onClick={onReject} />
            <span aria-hidden="true">{text('reject')}</span>
          </div>
          <div className={styles.choice}>
            <ControlButton
              tone="accept"
              icon={isVideo ? Video : Phone}
              label={text('accept')}
              onClick={onAccept}
            />
            <span aria-hidden="true">{text('accept')}</span>
          </div>
        </div>
      </section>
    );
  },
);
