import { useEffect, useRef, useState } from 'react';
import type { OutgoingAudio } from '../core/model/OutgoingMessage.ts';
import type { ComposerRecorder } from '../core/model/VoiceInput.ts';
import { VoiceRecorderPanel } from '../VoiceRecorderPanel/VoiceRecorderPanel.tsx';

/** Props of {@link RecorderPanel}. */
export interface RecorderPanelProps {
  /** The recorder. */
  recorder: ComposerRecorder;
  /** Sends what was recorded; returns whether the device has stored it. */
  onAudio: (audio: OutgoingAudio) => Promise<boolean>;
  /** The panel is to close; what is recorded has ended. */
  onClose: () => void;
}

interface Taken {
  readonly audio: OutgoingAudio;
  readonly state: 'finishing' | 'unsent';
}

/** The recorder in a composer: what it recorded and the device could not store stays for another try. Renders a `<div role="dialog">`. */
export function RecorderPanel({ recorder, onAudio, onClose }: RecorderPanelProps) {
  // What the recorder has given away and the device has not stored yet.
  const [taken, setTaken] = useState<Taken | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const send = async (): Promise<void> => {
    const audio = taken?.audio ?? (await recorder.finish());
    if (audio) {
      setTaken({ audio, state: 'finishing' });
      if (!(await onAudio(audio))) {
        setTaken({ audio, state: 'unsent' });
        return;
      }
    }
    // Perhaps it was closed meanwhile, and is open again for another. A recording that failed is not forgotten: the notice is to be read.
    if (!isClosed.current) onClose();
  };

  return (
    <VoiceRecorderPanel
      recorder={
        taken
          ? { ...recorder, state: taken.state, seconds: Math.round(taken.audio.duration / 1000) }
          : recorder
      }
      onSend={() => void send()}
      onClose={() => {
        recorder.cancel();
        onClose();
      }}
    />
  );
}
