import type { ComposerDictation } from '../core/model/VoiceInput.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Dictation.styles.ts';

/** Props of {@link DictationLine}. */
export interface DictationLineProps {
  /** The dictation, while it listens. */
  dictation: ComposerDictation;
}

/** Says that somebody is listened to, and what was heard so far; stands in an element that screen readers listen to. Renders a `<div>`. */
export function DictationLine({ dictation }: DictationLineProps) {
  const text = useChatText();
  return (
    <div className={styles.line}>
      <span className={styles.state}>{text('dictating')}</span>
      {/* Who speaks need not hear it again. */}
      <span className={styles.heard} dir="auto" aria-live="off">
        {dictation.heard}
      </span>
    </div>
  );
}
