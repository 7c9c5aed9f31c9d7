import { useDirection } from '@franca/ui/i18n';
import { gridIndex } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, type KeyboardEvent, useRef } from 'react';
import * as styles from './PickerGrid.styles.ts';

/** Props of {@link PickerGrid}. */
export interface PickerGridProps extends ComponentProps<'fieldset'> {
  /** Names what it holds. */
  label: string;
  /** Least width of a cell, as a CSS length. */
  cell: string;
  /** The person went up from the first row. */
  onLeave?: () => void;
}

const cellsOf = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll('button')];

/**
 * Buttons with pictures in rows, one Tab stop; arrow keys in both directions, Home and End move inside. Renders a
 * `<fieldset >`; of its buttons only the first is to have `tabIndex` 0.
 */
export function PickerGrid({ label, cell, onLeave, className, style, ...rest }: PickerGridProps) {
  const direction = useDirection();
  const stop = useRef<HTMLElement | null>(null);

  const move = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const cells = cellsOf(event.currentTarget);
    const index = cells.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const boxes = cells.map((element) => element.getBoundingClientRect());
    const next = gridIndex(index, event.key, boxes, direction);
    if (next !== null) {
      event.preventDefault();
      cells[next]?.focus();
    } else if (event.key === 'ArrowUp' && onLeave) {
      event.preventDefault();
      onLeave();
    }
  };

  return (
    <fieldset
      aria-label={label}
      {...rest}
      className={cx(styles.root, className)}
      style={{ ...style, '--cell': cell } as CSSProperties}
      onKeyDown={move}
      onFocus={({ target, currentTarget }) => {
        // Past React: hundreds of cells would render for every key.
        const before = stop.current?.isConnected ? stop.current : cellsOf(currentTarget)[0];
        if (before) before.tabIndex = -1;
        target.tabIndex = 0;
        stop.current = target;
      }}
    />
  );
}
