import { usePartText } from '../hooks/usePartText.ts';
import { PickerGrid } from '../PickerGrid/PickerGrid.tsx';
import type { Sticker } from './StickerPack.ts';
import * as styles from './StickerPicker.styles.ts';

/** Props of {@link StickerGrid}. */
export interface StickerGridProps {
  /** Names the stickers, for example as their pack is called. */
  label: string;
  /** The stickers. */
  stickers: readonly Sticker[];
  /** Takes the sticker that was picked. */
  onPick: (sticker: Sticker) => void;
}

/** Stickers in rows, loaded as they come into view. Renders a `<fieldset>` of buttons. */
export function StickerGrid({ label, stickers, onPick }: StickerGridProps) {
  const text = usePartText();
  return (
    <PickerGrid label={label} cell="4.5rem">
      {stickers.map((sticker, index) => (
        <button
          key={sticker.source}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={text('stickerNamed', { name: sticker.name })}
          onClick={() => onPick(sticker)}
        >
          <img
            className={styles.picture}
            src={sticker.source}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </button>
      ))}
    </PickerGrid>
  );
}
