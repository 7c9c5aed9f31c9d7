import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ComposerRecorder } from '../core/model/VoiceInput.ts';

/** The recorder's panel in a composer. */
export interface RecorderPanelModel {
  /** Whether it stands in the place of the text. */
  readonly isOpen: boolean;
  /** The button that opens it, which gets the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Forgets what was recorded before, and its problem, shows it and begins to record. */
  readonly open: () => void;
  /** Closes it; what went wrong stays to be read. */
  readonly close: () => void;
}

/** Opening and closing of the recorder; the focus goes back to where it came from. */
export function useRecorderPanel(recorder: ComposerRecorder | undefined): RecorderPanelModel {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const problem = recorder?.problem ?? null;
  // What went wrong is said above the text, and the text is there again.
  if (isOpen && problem !== null) setOpen(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = (): void => {
    recorder?.cancel();
    recorder?.start();
    setOpen(true);
  };
  return { isOpen, opener, open, close: () => setOpen(false) };
}
