import { Icon } from '@franca/ui/Icon';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { PickerGrid } from '../PickerGrid/PickerGrid.tsx';
import type { Sticker } from './StickerPack.ts';
import * as styles from './StickerPicker.styles.ts';

/** Props of {@link StickerGrid}. */
export interface StickerGridProps<One extends Sticker> {
  /** Names the stickers, for example as their pack is called. */
  label: string;
  /** The stickers. */
  stickers: readonly One[];
  /** Takes the sticker that was picked. */
  onPick: (sticker: One) => void;
  /** Takes the sticker that is to be removed, and its button. Without it none can be. */
  onRemove?: ((sticker: One, cell: HTMLElement) => void) | undefined;
  /** Whether a press removes. Default: it picks, and only the Delete key removes. */
  isRemoving?: boolean | undefined;
}

/** Stickers in rows, loaded as they come into view. Renders a `<fieldset>` of buttons. */
export function StickerGrid<One extends Sticker>({
  label,
  stickers,
  onPick,
  onRemove,
  isRemoving = false,
}: StickerGridProps<One>) {
  const text = usePartText();
  return (
    <PickerGrid label={label} cell="4.5rem">
      {stickers.map((sticker, index) => {
        // What has no name is told apart by its place.
        const named = { name: sticker.name || String(index + 1) };
        const removeByKey = (event: KeyboardEvent<HTMLElement>): void => {
          // A key that is held down removes one, not one after the other.
          if (event.key === 'Delete' && !event.repeat) onRemove?.(sticker, event.currentTarget);
        };
        return (
          <button
            key={sticker.source}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={text(isRemoving ? 'stickerRemoveNamed' : 'stickerNamed', named)}
            aria-keyshortcuts={onRemove ? 'Delete' : undefined}
            className={isRemoving ? styles.removing : undefined}
            onClick={({ currentTarget }) =>
              isRemoving ? onRemove?.(sticker, currentTarget) : onPick(sticker)
            }
            onKeyDown={onRemove && removeByKey}
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
            {isRemoving ? (
              <span className={styles.badge}>
                <Icon icon={X} size="small" />
              </span>
            ) : null}
          </button>
        );
      })}
    </PickerGrid>
  );
}
