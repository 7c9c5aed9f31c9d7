import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Mic } from 'lucide-react';
import type { ComposerDictation } from '../core/model/VoiceInput.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Dictation.styles.ts';

/** Props of {@link DictationButton}. */
export interface DictationButtonProps {
  /** The dictation. */
  dictation: ComposerDictation;
  /** Takes the words. */
  onText: (words: string) => void;
}

/** The microphone of the composer: red and pulsing while it listens, a second press ends it (docs/behaviour/speech.md, Dictation). Renders a `<button>`. */
export function DictationButton({ dictation, onText }: DictationButtonProps) {
  const text = useChatText();
  const { state, start, stop } = dictation;
  const isListening = state === 'listening';
  return (
    <IconButton
      className={styles.button}
      shape="round"
      label={text(state === 'idle' ? 'dictate' : 'stopDictating')}
      aria-pressed={state !== 'idle'}
      data-state={state}
      // The cursor stays where it is, and a phone's keyboard does not jump.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => (isListening ? stop() : start(onText))}
    >
      <Icon icon={Mic} />
    </IconButton>
  );
}
