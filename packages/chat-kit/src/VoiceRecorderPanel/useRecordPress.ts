import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ComposerRecorder } from '../core/model/VoiceInput.ts';

/** A press that lasts longer is a hold: it records until it ends, in milliseconds. */
const hold = 400;

/**
 * Ready props of the record button: a tap or a key begins and, the next time, sends; a hold records as long as it lasts and
 * sends when it ends.
 */
export function useRecordPress(recorder: ComposerRecorder, onSend: () => void) {
  const pressedAt = useRef<number | null>(null);
  // The press that began a recording ends with a click too; that one must not send.
  const hasBegun = useRef(false);
  const begin = (): void => {
    if (recorder.state === 'idle') recorder.start();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      // A new press: whatever the last one began, this one did not.
      hasBegun.current = false;
      if (event.button !== 0 || recorder.state !== 'idle') return;
      pressedAt.current = event.timeStamp;
      hasBegun.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      const start = pressedAt.current;
      pressedAt.current = null;
      if (start !== null && event.timeStamp - start >= hold && recorder.state === 'recording') onSend();
    },
    onPointerCancel: () => {
      pressedAt.current = null;
      hasBegun.current = false;
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      const isEndOfPress = hasBegun.current && event.detail !== 0;
      hasBegun.current = false;
      if (isEndOfPress) return;
      if (recorder.state === 'idle') begin();
      else if (recorder.state !== 'starting' && recorder.state !== 'finishing') onSend();
    },
    // A long press on a phone would open the menu of the browser.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
