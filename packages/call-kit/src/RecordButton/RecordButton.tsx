import { Circle, Square } from 'lucide-react';
import { ControlButton, type ControlButtonProps } from '../ControlButton/ControlButton.tsx';
import { useCallText } from '../hooks/useCallText.ts';

/** Props of {@link RecordButton}. */
export interface RecordButtonProps extends Omit<ControlButtonProps, 'icon' | 'tone' | 'label'> {
  /** Who records: nobody, the viewer, the viewer's recording is begun or saved, or somebody else, who alone can stop it. */
  state: 'off' | 'on' | 'starting' | 'saving' | 'other';
  /** Begins to record. */
  onStart: () => void;
  /** Stops it. */
  onStop: () => void;
}

const words = {
  off: 'record',
  on: 'stopRecording',
  starting: 'record',
  saving: 'recordingSaving',
  other: 'recordingBusy',
} as const;

/** Begins and stops the recording of a call; stands in the footer of a call (`footerActions`). Renders a `<button>`. */
export function RecordButton({ state, onStart, onStop, onClick, ...rest }: RecordButtonProps) {
  const text = useCallText();
  const isOn = state === 'on';
  return (
    <ControlButton
      {...rest}
      tone="toggle"
      icon={isOn ? Square : Circle}
      label={text(words[state])}
      data-state={isOn ? 'on' : 'off'}
      disabled={state !== 'off' && !isOn}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isOn) onStop();
        else onStart();
      }}
    />
  );
}
