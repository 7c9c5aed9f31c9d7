import type { TranscriptGap } from '../core/transcript/TranscriptEntry.ts';
import { useGapText } from '../hooks/transcript/useGapText.ts';
import * as styles from './TranscriptGapText.styles.ts';

/** Says that a part of a transcript is missing. Renders a `<p>`. */
export function TranscriptGapText({ gap }: { gap: TranscriptGap }) {
  const sentenceOf = useGapText();
  return (
    <p className={styles.root} data-fr-part="transcript-gap">
      {sentenceOf(gap)}
    </p>
  );
}
