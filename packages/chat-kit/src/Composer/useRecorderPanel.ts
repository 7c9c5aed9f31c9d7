import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OutgoingAudio } from '../core/model/OutgoingMessage.ts';
import type { ComposerRecorder } from '../core/model/VoiceInput.ts';

/** The recorder's panel in a composer. */
export interface RecorderPanelModel {
  /** Whether it stands in the place of the text. */
  readonly isOpen: boolean;
  /** What the panel shows: the recorder, or what of it could not be sent. */
  readonly recorder: ComposerRecorder | undefined;
  /** The button that opens it, which gets the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Shows it. */
  readonly open: () => void;
  /** Ends what is recorded without sending, and closes it. */
  readonly close: () => void;
  /** Ends what is recorded, sends it and closes; what could not be stored stays for another try. */
  readonly send: () => void;
}

interface Taken {
  readonly audio: OutgoingAudio;
  readonly state: 'finishing' | 'unsent';
}

/** Opening, sending and closing of the recorder; the focus goes back to where it came from. `onAudio` answers whether the sound was stored. */
export function useRecorderPanel(
  recorder: ComposerRecorder | undefined,
  onAudio: (audio: OutgoingAudio) => Promise<boolean>,
): RecorderPanelModel {
  const [isOpen, setOpen] = useState(false);
  // What the recorder has given away and the device has not stored yet.
  const [taken, setTaken] = useState<Taken | null>(null);
  const sending = useRef<OutgoingAudio | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const problem = recorder?.problem ?? null;
  // What went wrong is said above the text, and the text is there again.
  if (isOpen && problem !== null) setOpen(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const finish = async (): Promise<void> => {
    const audio = taken?.audio ?? (await recorder?.finish());
    if (audio) {
      setTaken({ audio, state: 'finishing' });
      sending.current = audio;
      const isStored = await onAudio(audio);
      // Closed meanwhile, and perhaps opened for another.
      if (sending.current !== audio) return;
      setTaken(isStored ? null : { audio, state: 'unsent' });
      if (!isStored) return;
    }
    setOpen(false);
  };

  return {
    isOpen,
    recorder:
      recorder && taken
        ? { ...recorder, state: taken.state, seconds: Math.round(taken.audio.duration / 1000) }
        : recorder,
    opener,
    open: () => {
      recorder?.cancel();
      setOpen(true);
    },
    close: () => {
      recorder?.cancel();
      sending.current = null;
      setTaken(null);
      setOpen(false);
    },
    send: () => {
      void finish();
    },
  };
}
