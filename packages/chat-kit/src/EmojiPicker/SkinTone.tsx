import * as styles from './EmojiPicker.styles.ts';
import type { EmojiWords } from './loadEmoji.ts';

/** Props of {@link SkinTone}. */
export interface SkinToneProps {
  /** The chosen tone, 1 to 6; 1 is none. */
  value: number;
  /** Called with the tone the person chose. */
  onValueChange: (value: number) => void;
  /** Names of the tones. */
  words: EmojiWords['skins'];
}

const hands = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'];

/** The skin tone in which emoji of people come. Renders a `<select>`. */
export function SkinTone({ value, onValueChange, words }: SkinToneProps) {
  return (
    <select
      className={styles.tone}
      aria-label={words.choose}
      value={value}
      onChange={(event) => onValueChange(Number(event.target.value))}
    >
      {hands.map((hand, index) => (
        <option key={hand} value={index + 1} aria-label={words[index + 1]}>
          {hand}
        </option>
      ))}
    </select>
  );
}
