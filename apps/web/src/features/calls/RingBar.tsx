import { IncomingCall, loadCallStrings } from '@franca/call-kit';
import { aboveLayers } from '@franca/ui/layers';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { KitTexts } from '../../strings/KitTexts.tsx';
import { loadKitTexts } from '../../strings/kitTextLoaders.ts';
import * as styles from './CallPage.styles.ts';
import type { Ring } from './followRings.ts';
import { ringOnce } from './playTone.ts';
import { toCallPerson } from './toCallPerson.ts';

/** Fetches what the call needs while it rings: whoever answers waits for nothing but the devices and the room. */
async function prepareCall(): Promise<void> {
  const [{ callMedia }] = await Promise.all([import('./callMedia.ts'), import('./CallPage.tsx')]);
  await callMedia.isSupported();
}

/** Props of {@link RingBar}. */
export interface RingBarProps {
  /** Who calls, and how. */
  ring: Ring;
  /** The person answers. */
  onAccept: () => void;
  /** The person does not. */
  onReject: () => void;
}

/** Fetches the words of a ring in a language (BCP 47) before somebody calls. */
export const loadRingTexts = (language: string): Promise<void> => loadKitTexts(loadCallStrings, language);

/**
 * Somebody calls: a bar over any page and over its dialogs, which leaves the focus and what is typed where it is
 * (docs/behaviour/calls.md, Incoming bar).
 */
export function RingBar({ ring, onAccept, onReject }: RingBarProps) {
  const { uuid, caller, group, joins, isVideo } = ring;
  useEffect(() => ringOnce(uuid), [uuid]);
  // What cannot be fetched now is fetched when it is needed.
  useEffect(() => void prepareCall().catch(() => undefined), []);
  return createPortal(
    <KitTexts load={loadCallStrings}>
      <div {...aboveLayers} role="dialog" aria-label={caller.name} className={styles.incoming}>
        <IncomingCall
          layout="bar"
          caller={toCallPerson(caller)}
          group={group ?? undefined}
          joins={joins?.map(toCallPerson)}
          isVideo={isVideo}
          onAccept={onAccept}
          onReject={onReject}
        />
      </div>
    </KitTexts>,
    document.body,
  );
}
