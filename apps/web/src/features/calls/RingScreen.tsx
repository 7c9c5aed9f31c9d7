import { IncomingCall, loadCallStrings } from '@franca/call-kit';
import { useEffect, useRef } from 'react';
import { KitTexts } from '../../strings/KitTexts.tsx';
import { loadKitTexts } from '../../strings/kitTextLoaders.ts';
import * as styles from './CallPage.styles.ts';
import type { Ring } from './followRings.ts';
import { ringOnce } from './playTone.ts';

/** Fetches what the call needs while it rings: whoever answers waits for nothing but the devices and the room. */
async function prepareCall(): Promise<void> {
  const [{ callMedia }] = await Promise.all([import('./callMedia.ts'), import('./CallPage.tsx')]);
  await callMedia.isSupported();
}

/** Props of {@link RingScreen}. */
export interface RingScreenProps {
  /** Who calls, and how. */
  ring: Ring;
  /** The person answers. */
  onAccept: () => void;
  /** The person does not. */
  onReject: () => void;
}

/** Fetches the words of a ring in a language (BCP 47) before somebody calls. */
export const loadRingTexts = (language: string): Promise<void> => loadKitTexts(loadCallStrings, language);

/** Somebody calls: over any page, and over its dialogs (docs/behaviour/calls.md, Incoming screen). */
export function RingScreen(props: RingScreenProps) {
  return (
    <KitTexts load={loadCallStrings}>
      <RingDialog {...props} />
    </KitTexts>
  );
}

function RingDialog({ ring, onAccept, onReject }: RingScreenProps) {
  const { uuid, caller, isVideo } = ring;
  const dialog = useRef<HTMLDialogElement>(null);
  // The focus is on neither button: whoever is typing would press it.
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);
  useEffect(() => ringOnce(uuid), [uuid]);
  // What cannot be fetched now is fetched when it is needed.
  useEffect(() => void prepareCall().catch(() => undefined), []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
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
