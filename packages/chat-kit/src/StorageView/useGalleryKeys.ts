import { useDirection } from '@franca/ui/i18n';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { placeAfterKey } from './placeAfterKey.ts';

/** Options of {@link useGalleryKeys}. */
export interface GalleryKeysOptions {
  /** How many items there are. */
  readonly count: number;
  /** How many stand side by side. */
  readonly columns: number;
  /** Brings an item into view that may not be drawn yet. */
  readonly scrollTo: (index: number) => void;
}

/** Ready props for a gallery that moves by arrow keys. */
export interface GalleryKeys {
  /** Place of the one item that Tab reaches. */
  readonly tabStop: number;
  /** Called with the items in sight, so that Tab always reaches one of them. */
  readonly noteRange: (range: { startIndex: number; endIndex: number }) => void;
  /** Ref of the control at a place. */
  readonly refAt: (index: number) => (control: HTMLElement | null) => void;
  /** Moves by arrow keys, Home and End. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One Tab stop for a gallery of any length, of which only a part is drawn; the arrow keys move inside. */
export function useGalleryKeys({ count, columns, scrollTo }: GalleryKeysOptions): GalleryKeys {
  const isMirrored = useDirection() === 'rtl';
  const [active, setActive] = useState(0);
  const [range, setRange] = useState({ startIndex: 0, endIndex: 0 });
  const controls = useRef(new Map<number, HTMLElement>());
  const awaited = useRef<number | null>(null);
  const tabStop = Math.max(range.startIndex, Math.min(active, range.endIndex));

  const refAt = useCallback(
    (index: number) => (control: HTMLElement | null) => {
      if (control) controls.current.set(index, control);
      else controls.current.delete(index);
      if (!control || awaited.current !== index) return;
      awaited.current = null;
      control.focus({ preventScroll: true });
    },
    [],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [at] = [...controls.current].find(([, control]) => control === event.target) ?? [];
    const next = at === undefined ? null : placeAfterKey(event.key, at, { count, columns, isMirrored });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    awaited.current = null;
    const control = controls.current.get(next);
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'nearest' });
    } else {
      awaited.current = next;
      scrollTo(next);
    }
  };

  return { tabStop, noteRange: setRange, refAt, onKeyDown };
}
