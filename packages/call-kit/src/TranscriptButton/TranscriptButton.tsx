import { Button, type ButtonProps } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { Captions, CaptionsOff } from 'lucide-react';
import { useCallText } from '../hooks/useCallText.ts';

/** Props of {@link TranscriptButton}. */
export interface TranscriptButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'loading' | 'variant'> {
  /** Whether a transcript runs. */
  state: 'off' | 'starting' | 'on';
  /** Starts it. */
  onStart: () => void;
  /** Stops it, for everybody. */
  onStop: () => void;
}

/** Starts and stops the transcript of a call; stands beside the main participant (`mainActions`). Renders a `<button>`. */
export function TranscriptButton({ state, onStart, onStop, onClick, ...rest }: TranscriptButtonProps) {
  const text = useCallText();
  const isOn = state === 'on';
  return (
    <Button
      size="small"
      {...rest}
      variant="neutral"
      loading={state === 'starting'}
      icon={<Icon icon={isOn ? CaptionsOff : Captions} size="small" />}
      data-fr-part="transcript-button"
      data-state={state}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isOn) onStop();
        else onStart();
      }}
    >
      {text(isOn ? 'transcriptStop' : 'transcriptStart')}
    </Button>
  );
}
