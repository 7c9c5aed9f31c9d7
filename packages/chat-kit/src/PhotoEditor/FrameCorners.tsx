import type { Size } from '@franca/ui/core';
import type { PointerEvent } from 'react';
import * as styles from './PhotoEditor.styles.ts';

const corners = ['top start', 'top end', 'bottom start', 'bottom end'] as const;

/** Props of {@link FrameCorners}. */
export interface FrameCornersProps {
  /** The frame in pixels of the screen. */
  frame: Size;
  /** A corner was taken hold of. */
  onStart: () => void;
  /** It moves. */
  onMove: (event: PointerEvent) => void;
  /** It was let go. */
  onEnd: () => void;
}

/** The corners of a frame, to be dragged; sliders do the same by keyboard. Renders a `<div>`. */
export function FrameCorners({ frame, onStart, onMove, onEnd }: FrameCornersProps) {
  return (
    <div className={styles.corners} style={{ inlineSize: frame.width, blockSize: frame.height }}>
      {corners.map((corner) => (
        <span
          key={corner}
          className={styles.corner}
          data-corner={corner}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onStart();
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(event);
          }}
          onPointerUp={onEnd}
          onPointerCancel={onEnd}
        />
      ))}
    </div>
  );
}
