import { type PointerEvent, useRef, useState } from 'react';
import { useDirection } from '../i18n/useDirection.ts';
import { useText } from '../i18n/useText.ts';
import * as styles from './AppShell.styles.ts';
import { clampColumnWidth, columnLimits, columnWidthAfterKey } from './columnWidth.ts';

/** Props of {@link ColumnHandle}. */
export interface ColumnHandleProps {
  /** Width of the column in pixels. */
  width: number;
  /** Called with the width while the handle is dragged. */
  onDrag: (width: number) => void;
  /** Called with the final width: at the end of a drag, after a key or a double press. */
  onCommit: (width: number) => void;
}

// A separator that can be moved is a widget (ARIA 1.2), so the keyboard must reach it.
const movable = { tabIndex: 0, 'aria-orientation': 'vertical' } as const;

/** The edge of the middle column, draggable and movable by keys. Renders an `<hr>`, the native separator. */
export function ColumnHandle({ width, onDrag, onCommit }: ColumnHandleProps) {
  const text = useText();
  const rightToLeft = useDirection() === 'rtl';
  const start = useRef<{ x: number; width: number } | null>(null);
  const [dragging, setDragging] = useState(false);

  const widthAt = (event: PointerEvent) => {
    if (!start.current) return width;
    const moved = event.clientX - start.current.x;
    if (moved === 0) return width;
    return clampColumnWidth(start.current.width + (rightToLeft ? -moved : moved));
  };

  const finish = (event: PointerEvent) => {
    if (!start.current) return;
    onCommit(widthAt(event));
    start.current = null;
    setDragging(false);
  };

  return (
    <hr
      className={styles.handle}
      {...movable}
      aria-label={text('resizeColumn')}
      aria-valuenow={width}
      aria-valuemin={columnLimits.min}
      aria-valuemax={columnLimits.max}
      data-state={dragging ? 'dragging' : 'idle'}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        // The column may be narrower than it was set to, where there is little room.
        const column = event.currentTarget.parentElement?.offsetWidth ?? width;
        start.current = { x: event.clientX, width: column };
        setDragging(true);
      }}
      onPointerMove={(event) => start.current && onDrag(widthAt(event))}
      onPointerUp={finish}
      onPointerCancel={finish}
      onDoubleClick={() => onCommit(columnLimits.initial)}
      onKeyDown={(event) => {
        const next = columnWidthAfterKey(width, event.key, rightToLeft);
        if (next === null) return;
        event.preventDefault();
        onCommit(next);
      }}
    />
  );
}
