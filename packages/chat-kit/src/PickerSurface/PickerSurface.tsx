import { Drawer } from '@franca/ui/Drawer';
import { Popover } from '@franca/ui/Popover';
import type { ReactNode, RefObject } from 'react';
import { useNarrow } from '../hooks/useNarrow.ts';
import * as styles from './PickerSurface.styles.ts';

/** Props of {@link PickerSurface}. */
export interface PickerSurfaceProps {
  /** Names it for screen readers. */
  label: string;
  /** The button it stands at, where there is room. */
  anchor: RefObject<HTMLElement | null>;
  /** Pixels beside a button, width and height; a phone shows it as wide as itself. */
  size: readonly [number, number];
  /** It is to close; the focus goes back to where it was. */
  onClose: () => void;
  /** What there is to pick from. */
  children: ReactNode;
}

/** Holds a picker: beside its button in a wide window, at the bottom of a narrow one. Renders a `<div role="dialog">`. */
export function PickerSurface({ label, anchor, size, onClose, children }: PickerSurfaceProps) {
  const isNarrow = useNarrow();
  const shared = { open: true, label, onOpenChange: (open: boolean) => open || onClose() };
  const [inlineSize, blockSize] = size;
  const style = { inlineSize, blockSize };
  if (isNarrow) {
    return (
      <Drawer {...shared} side="bottom">
        <div className={styles.sheet}>{children}</div>
      </Drawer>
    );
  }
  return (
    <Popover {...shared} anchor={anchor} placement="top-start" className={styles.popover} style={style}>
      {children}
    </Popover>
  );
}
