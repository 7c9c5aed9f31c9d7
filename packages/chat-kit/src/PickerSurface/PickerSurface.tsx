import { Popover } from '@franca/ui/Popover';
import type { ReactNode, RefObject } from 'react';
import { useNarrow } from '../hooks/useNarrow.ts';
import { PickerSheet } from './PickerSheet.tsx';
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
  const [inlineSize, blockSize] = size;
  if (isNarrow) {
    return (
      <PickerSheet label={label} onClose={onClose}>
        {children}
      </PickerSheet>
    );
  }
  return (
    <Popover
      open
      label={label}
      anchor={anchor}
      placement="top-start"
      className={styles.popover}
      style={{ inlineSize, blockSize }}
      onOpenChange={(open) => open || onClose()}
    >
      {children}
    </Popover>
  );
}
