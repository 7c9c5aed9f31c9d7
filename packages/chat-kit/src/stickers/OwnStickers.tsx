import { Button } from '@franca/ui/Button';
import { FileButton } from '@franca/ui/FileButton';
import { Icon } from '@franca/ui/Icon';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { AddSticker } from './AddSticker.tsx';
import * as styles from './OwnStickers.styles.ts';
import { StickerGrid } from './StickerGrid.tsx';
import type { Sticker } from './StickerPack.ts';
import { StickersState } from './StickersState.tsx';
import { stickerTypes } from './stickerTypes.ts';
import type { OwnStickersModel } from './useOwnStickers.ts';
import { useStickerRemoval } from './useStickerRemoval.ts';

/** Props of {@link OwnStickers}. */
export interface OwnStickersProps {
  /** The stickers, and where they are kept. */
  own: OwnStickersModel;
  /** Takes the sticker that was picked. */
  onPick: (sticker: Sticker) => void;
}

/** Shows the focus where it would be lost: at the cell beside the one that goes. */
function focusBeside(cell: HTMLElement, instead: HTMLElement | null): void {
  const beside = cell.nextElementSibling ?? cell.previousElementSibling ?? instead;
  if (beside instanceof HTMLElement) beside.focus();
}

/** The viewer's own stickers: adding, picking and removing them (docs/behaviour/attachments.md, Own stickers). Renders a `<div>`. */
export function OwnStickers({ own, onPick }: OwnStickersProps) {
  const { port, status, reload } = own;
  const { shown, removed, remove, undo, forget } = useStickerRemoval(own);
  const text = usePartText();
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  // Where there is none left, the next one that is added must not go by a press.
  if (isRemoving && shown?.length === 0) setRemoving(false);
  const add = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (file === null && wasAdding.current) add.current?.focus();
    wasAdding.current = file !== null;
  }, [file]);

  if (file) {
    const done = (): void => {
      setFile(null);
      reload();
    };
    return <AddSticker port={port} file={file} onDone={done} onCancel={() => setFile(null)} />;
  }
  if (!shown) return <StickersState isFailed={status === 'failed'} onRetry={reload} />;

  const { maxCount } = port;
  const isFull = maxCount !== undefined && shown.length >= maxCount;

  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <FileButton
          ref={add}
          size="small"
          accept={stickerTypes.join()}
          icon={<Icon icon={Plus} size="small" />}
          disabledReason={isFull ? text('stickersFull', { count: maxCount }) : null}
          onFiles={([chosen]) => {
            forget();
            setRemoving(false);
            setFile(chosen ?? null);
          }}
        >
          {text('stickerAdd')}
        </FileButton>
        {shown.length > 0 ? (
          <Button
            variant="ghost"
            size="small"
            aria-pressed={isRemoving}
            icon={<Icon icon={Trash2} size="small" />}
            onClick={() => setRemoving(!isRemoving)}
          >
            {text('stickerRemove')}
          </Button>
        ) : null}
      </div>
      <div className={styles.removed} role="status">
        {removed ? (
          <>
            <img className={styles.gone} src={removed.source} alt="" width={24} height={24} />
            <span>{text('stickerRemoved')}</span>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                add.current?.focus();
                undo();
              }}
            >
              {text('undo')}
            </Button>
          </>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <StickerGrid
          label={text('stickersOwn')}
          stickers={shown}
          isRemoving={isRemoving}
          onPick={onPick}
          onRemove={(sticker, cell) => {
            focusBeside(cell, add.current);
            remove(sticker);
          }}
        />
      ) : (
        <p className={styles.hint}>{text('stickersOwnHint')}</p>
      )}
    </div>
  );
}
