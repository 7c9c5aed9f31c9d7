import { useDirection } from '@franca/ui/i18n';
import { gridIndex, itemsBySelector, useMergedRef, useRovingFocus } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, type KeyboardEvent, useRef } from 'react';
import * as styles from './PickerGrid.styles.ts';

/** Props of {@link PickerGrid}. */
export interface PickerGridProps extends ComponentProps<'fieldset'> {
  /** Names what it contains. */
  label: string;
  /** Least width of a cell, as a CSS length. */
  cell: string;
  /** The person went up from the first row. */
  onLeave?: () => void;
}

const cellSelector = 'button';

/**
 * Buttons with pictures in rows, one Tab stop; arrow keys in both directions, Home and End move inside. Renders a
 * `<fieldset >`; of its buttons only the first is to have `tabIndex` 0.
 */
export function PickerGrid({ label, cell, onLeave, className, style, ref, ...rest }: PickerGridProps) {
  const direction = useDirection();
  const grid = useRef<HTMLFieldSetElement>(null);
  const merged = useMergedRef(grid, ref);
  const stop = useRef<HTMLElement | null>(null);
  const roving = useRovingFocus({
    container: grid,
    items: (container) => itemsBySelector(container, cellSelector),
    indexAfter: (key, index) => {
      const cells = grid.current?.querySelectorAll(cellSelector) ?? [];
      const boxes = Array.from(cells, (element) => element.getBoundingClientRect());
      return gridIndex(index, key, boxes, direction);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    roving.onKeyDown(event);
    if (event.key !== 'ArrowUp' || event.defaultPrevented || !onLeave) return;
    event.preventDefault();
    onLeave();
  };

  return (
    <fieldset
      aria-label={label}
      {...rest}
      className={cx(styles.root, className)}
      style={{ ...style, '--cell': cell } as CSSProperties}
      ref={merged}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => {
        // Past React: hundreds of cells would render for every key.
        const before = stop.current?.isConnected
          ? stop.current
          : currentTarget.querySelector<HTMLElement>(cellSelector);
        if (before) before.tabIndex = -1;
        target.tabIndex = 0;
        stop.current = target;
      }}
    />
  );
}
