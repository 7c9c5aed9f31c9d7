import { IncomingCall } from '@franca/call-kit';
import { useEffect, useRef } from 'react';
import * as styles from './CallPage.styles.ts';
import { ringOnce } from './playTone.ts';
import type { Ring } from './useRings.ts';

/** Props of {@link RingScreen}. */
export interface RingScreenProps {
  /** Who calls, and how. */
  ring: Ring;
  /** The person answers. */
  onAccept: () => void;
  /** The person does not. */
  onReject: () => void;
}

/** Somebody calls: over any page, and over its dialogs (docs/behaviour/calls.md, Incoming screen). */
export function RingScreen({ ring, onAccept, onReject }: RingScreenProps) {
  const { uuid, caller, isVideo } = ring;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => ringOnce(uuid), [uuid]);
  return (
    <dialog
      ref={dialog}
      className={styles.incoming}
      aria-label={caller.name}
      // Escape must not leave a call ringing without a screen.
      onCancel={(event) => event.preventDefault()}
    >
      <IncomingCall
        caller={{ userId: caller._id, name: caller.name, avatarUrl: caller.avatar }}
        isVideo={isVideo}
        onAccept={onAccept}
        onReject={onReject}
      />
    </dialog>
  );
}
