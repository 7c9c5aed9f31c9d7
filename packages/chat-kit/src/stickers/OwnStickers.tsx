import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { FileButton } from '@franca/ui/FileButton';
import { Icon } from '@franca/ui/Icon';
import { Spinner } from '@franca/ui/Spinner';
import { useToast } from '@franca/ui/Toaster';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../core/text/reasonOf.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { AddSticker } from './AddSticker.tsx';
import * as styles from './OwnStickers.styles.ts';
import { StickerGrid } from './StickerGrid.tsx';
import type { Sticker } from './StickerPack.ts';
import { stickerTypes } from './stickerTypes.ts';
import type { OwnStickersModel } from './useOwnStickers.ts';

/** Props of {@link OwnStickers}. */
export interface OwnStickersProps {
  /** The stickers, and where they are kept. */
  own: OwnStickersModel;
  /** Takes the sticker that was picked. */
  onPick: (sticker: Sticker) => void;
}

type Removed = { readonly id: string; readonly source: string };

/** Shows the focus where it would be lost: at the cell beside the one that goes. */
function focusBeside(cell: HTMLElement, instead: HTMLElement | null): void {
  const beside = cell.nextElementSibling ?? cell.previousElementSibling ?? instead;
  if (beside instanceof HTMLElement) beside.focus();
}

/** The viewer's own stickers: adding, picking and removing them (docs/behaviour/attachments.md, Own stickers). Renders a `<div>`. */
export function OwnStickers({ own, onPick }: OwnStickersProps) {
  const { port, status, stickers, reload } = own;
  const text = usePartText();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  // Away at once; those that are still there, because removing failed, come back.
  const [away, setAway] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
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
  if (!stickers) {
    return (
      <div className={styles.state}>
        {status === 'failed' ? (
          <EmptyState
            title={text('stickersFailed')}
            action={
              <Button variant="neutral" onClick={reload}>
                {text('retry')}
              </Button>
            }
          />
        ) : (
          <Spinner />
        )}
      </div>
    );
  }

  const shown = stickers.filter(({ id }) => !away.includes(id));
  const comeBack = (id: string): void => setAway((before) => before.filter((one) => one !== id));
  const failed = (error: unknown): void => void toast.error(reasonOf(error));
  const remove = async ({ source }: Sticker, cell: HTMLElement): Promise<void> => {
    const sticker = stickers.find((one) => one.source === source);
    if (!sticker) return;
    const { id } = sticker;
    focusBeside(cell, add.current);
    setAway((before) => [...before, id]);
    setRemoved(sticker);
    try {
      await port.remove({ id }, {});
      reload();
    } catch (error) {
      comeBack(id);
      setRemoved(null);
      failed(error);
    }
  };
  const undo = async ({ id }: Removed): Promise<void> => {
    add.current?.focus();
    setRemoved(null);
    try {
      await port.restore({ id }, {});
      comeBack(id);
      reload();
    } catch (error) {
      failed(error);
    }
  };
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
            setRemoved(null);
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
            <Button variant="ghost" size="small" onClick={() => void undo(removed)}>
              {text('undo')}
            </Button>
          </>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <StickerGrid
          label={text('stickersOwn')}
          stickers={shown.map(({ source, name }) => ({ source, name, isPersonal: true }))}
          isRemoving={isRemoving}
          onPick={onPick}
          onRemove={(sticker, cell) => void remove(sticker, cell)}
        />
      ) : (
        <p className={styles.hint}>{text('stickersOwnHint')}</p>
      )}
    </div>
  );
}
