import type { ComposerDictation } from '../core/model/VoiceInput.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Dictation.styles.ts';

/** Props of {@link DictationLine}. */
export interface DictationLineProps {
  /** The dictation, while it listens. */
  dictation: ComposerDictation;
}

/** Says that somebody is listened to, and what was heard so far. Renders a `<div>`. */
export function DictationLine({ dictation }: DictationLineProps) {
  const text = useChatText();
  return (
    <div className={styles.line}>
      <span className={styles.state} role="status">
        {text('dictating')}
      </span>
      <span className={styles.heard} dir="auto">
        {dictation.heard}
      </span>
    </div>
  );
}
