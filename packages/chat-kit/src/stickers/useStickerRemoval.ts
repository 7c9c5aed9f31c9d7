import { useToast } from '@franca/ui/Toaster';
import { useEffect, useState } from 'react';
import { reasonOf } from '../core/text/reasonOf.ts';
import type { OwnStickersModel, PersonalSticker } from './useOwnStickers.ts';

/** Removing stickers, and bringing the last one back. */
export interface StickerRemovalModel {
  /** Those that are still there: what is removed goes at once, and comes back where that fails. Undefined before they were read. */
  readonly shown: readonly PersonalSticker[] | undefined;
  /** The one that `undo` brings back, or null. */
  readonly removed: PersonalSticker | null;
  /** Removes a sticker. */
  readonly remove: (sticker: PersonalSticker) => void;
  /** Brings back the one that was removed last; where that fails, it can be tried again. */
  readonly undo: () => void;
  /** Ends the offer to bring it back. */
  readonly forget: () => void;
}

interface Removal {
  readonly sticker: PersonalSticker;
  /** Whether the backend has removed it, once that is known. */
  readonly done: Promise<boolean>;
}

type Away = ReadonlyMap<string, 'removing' | 'removed'>;

const nothing: Away = new Map();

const without = (away: Away, id: string): Away => new Map([...away].filter(([each]) => each !== id));

const whileRemoving = (away: Away): Away =>
  away.size === 0 ? away : new Map([...away].filter(([, state]) => state === 'removing'));

/** Removes stickers at once, tells the backend, and says what was refused. */
export function useStickerRemoval({ port, stickers, reload }: OwnStickersModel): StickerRemovalModel {
  const toast = useToast();
  const [last, setLast] = useState<Removal | null>(null);
  const [away, setAway] = useState(nothing);
  useEffect(() => {
    // What was read after a removal says itself which ones are there: another page may have brought one back.
    if (stickers) setAway(whileRemoving);
  }, [stickers]);

  const failed = (error: unknown): void => void toast.error(reasonOf(error));
  const tellRemoved = async ({ id }: PersonalSticker): Promise<boolean> => {
    try {
      await port.remove({ id }, {});
      setAway((before) => new Map(before).set(id, 'removed'));
      reload();
      return true;
    } catch (error) {
      setAway((before) => without(before, id));
      setLast((before) => (before?.sticker.id === id ? null : before));
      failed(error);
      return false;
    }
  };
  const bringBack = async (removal: Removal): Promise<void> => {
    const { id } = removal.sticker;
    // It cannot come back before it is gone; where removing fails, it is there already.
    if (!(await removal.done)) return;
    try {
      await port.restore({ id }, {});
      setAway((before) => without(before, id));
      reload();
    } catch (error) {
      setLast((before) => before ?? removal);
      failed(error);
    }
  };

  return {
    shown: stickers?.filter(({ id }) => !away.has(id)),
    removed: last?.sticker ?? null,
    remove: (sticker) => {
      setAway((before) => new Map(before).set(sticker.id, 'removing'));
      setLast({ sticker, done: tellRemoved(sticker) });
    },
    undo: () => {
      setLast(null);
      if (last) void bringBack(last);
    },
    forget: () => setLast(null),
  };
}
