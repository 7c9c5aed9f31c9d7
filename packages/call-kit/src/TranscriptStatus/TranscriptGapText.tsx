import type { TranscriptGap } from '../core/transcript/TranscriptEntry.ts';
import { useGapText } from '../hooks/transcript/useGapText.ts';
import * as styles from './TranscriptGapText.styles.ts';

/** Props of {@link TranscriptGapText}. */
export interface TranscriptGapTextProps {
  /** The time of which there is nothing. */
  gap: TranscriptGap;
  /** The sentence that was kept with it. Default: one that says what the gap is. */
  sentence?: string | undefined;
}

/** Says that a part of a transcript is missing. Renders a `<p>`. */
export function TranscriptGapText({ gap, sentence }: TranscriptGapTextProps) {
  const sentenceOf = useGapText();
  return (
    <p className={styles.root} dir="auto" data-fr-part="transcript-gap">
      {sentence ?? sentenceOf(gap)}
    </p>
  );
}
