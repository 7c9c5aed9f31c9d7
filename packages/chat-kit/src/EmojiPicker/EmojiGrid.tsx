import { PickerGrid } from '../PickerGrid/PickerGrid.tsx';
import * as styles from './EmojiPicker.styles.ts';

/** One emoji as the grid shows it. */
export interface EmojiCell {
  /** Its characters, in the chosen skin tone. */
  readonly native: string;
  /** Its English name, if known. */
  readonly name?: string;
}

/** Props of {@link EmojiGrid}. */
export interface EmojiGridProps {
  /** Names the group. */
  label: string;
  /** The emoji, in their order. */
  emoji: readonly EmojiCell[];
  /** Takes the characters of the emoji that was picked. */
  onPick: (native: string) => void;
  /** The person went up from the first row. */
  onLeave: () => void;
}

/** Emoji in rows; each is read as the reader's device reads it in their language. Renders a `<fieldset>` of buttons. */
export function EmojiGrid({ label, emoji, onPick, onLeave }: EmojiGridProps) {
  return (
    <PickerGrid className={styles.emoji} label={label} cell="var(--emoji-cell)" onLeave={onLeave}>
      {emoji.map(({ native, name }, index) => (
        <button
          key={native}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          title={name}
          onClick={() => onPick(native)}
        >
          {native}
        </button>
      ))}
    </PickerGrid>
  );
}
