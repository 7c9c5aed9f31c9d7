import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { OpenPhoto } from '../adapters/openPhoto.ts';
import { type PenPoint, type PhotoMark, photoPlan } from '../core/photos/PhotoEdit.ts';
import { pointOnPhoto, scaleOf } from '../core/photos/pointOnPhoto.ts';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';
import { paintPhoto, stageSide } from './paintPhoto.ts';
import type { PhotoEditModel } from './usePhotoEdit.ts';

/** Pixels of what is seen by which an arrow key moves words; a fifth of it with Shift. */
const keyStep = 16;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Props of {@link DrawStage}. */
export interface DrawStageProps {
  /** The photo. */
  photo: OpenPhoto;
  /** What is changed about it. */
  model: PhotoEditModel;
  /** Whether the pointer draws, or moves the last words. */
  tool: 'draw' | 'label';
  /** The pen: colour, and width as a share of what is seen. */
  pen: { readonly colour: string; readonly width: number };
}

/** The photo as it is kept; a pointer draws on it or moves words. Renders a `<div>` with a `<canvas>`. */
export function DrawStage({ photo, model, tool, pen }: DrawStageProps) {
  const text = usePhotoText();
  const { edit, draw, redraw } = model;
  const canvas = useRef<HTMLCanvasElement>(null);
  const plan = photoPlan(photo.size, edit, stageSide);
  const scale = scaleOf(plan.matrix);
  // The last points of a quick line may not have been painted when the pointer is lifted.
  const points = useRef<readonly PenPoint[]>([]);
  const [line, setLine] = useState(points.current);
  // A movement of words: its name, and how far the pointer is from their middle.
  const moved = useRef<{ step: object; x: number; y: number } | null>(null);
  const width = (pen.width * Math.max(plan.width, plan.height)) / scale;
  const lineOf = (of: readonly PenPoint[]): PhotoMark => ({
    kind: 'line',
    colour: pen.colour,
    width,
    points: of,
  });
  const extend = (next: readonly PenPoint[]): void => {
    points.current = next;
    setLine(next);
  };

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context)
      paintPhoto(context, photo, edit, line.length > 0 ? [...edit.marks, lineOf(line)] : edit.marks);
  });

  const pointOf = (event: { clientX: number; clientY: number; pressure: number; pointerType: string }) => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect();
    // As `object-fit: contain` does it.
    const fit = Math.min(box.width / plan.width, box.height / plan.height);
    const x = (event.clientX - box.left - (box.width - plan.width * fit) / 2) / fit;
    const y = (event.clientY - box.top - (box.height - plan.height * fit) / 2) / fit;
    const pressure = event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : 0.5;
    return { ...pointOnPhoto(plan.matrix, x, y), pressure };
  };

  const last = edit.marks.at(-1);
  const label = last?.kind === 'label' ? last : null;
  const isHeld = (event: PointerEvent<HTMLCanvasElement>) =>
    event.currentTarget.hasPointerCapture(event.pointerId);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    // A second finger or button draws no line of its own.
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    if (tool === 'draw') extend([point]);
    else if (label) moved.current = { step: {}, x: label.x - point.x, y: label.y - point.y };
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!isHeld(event)) return;
    const point = pointOf(event);
    if (tool === 'draw') {
      const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
      extend([...points.current, ...(between.length > 0 ? between.map(pointOf) : [point])]);
    } else if (label && moved.current) {
      const { step, x, y } = moved.current;
      redraw({ ...label, x: point.x + x, y: point.y + y }, step);
    }
  };
  const onPointerUp = (): void => {
    moved.current = null;
    if (points.current.length > 0) draw(lineOf(points.current));
    extend([]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>): void => {
    const way = arrows[event.key];
    if (tool !== 'label' || !label || !way) return;
    event.preventDefault();
    const step = event.shiftKey ? keyStep / 5 : keyStep;
    const origin = pointOnPhoto(plan.matrix, 0, 0);
    const there = pointOnPhoto(plan.matrix, way[0] * step, way[1] * step);
    redraw({ ...label, x: label.x + there.x - origin.x, y: label.y + there.y - origin.y });
  };

  const canMove = tool === 'label' && label !== null;
  return (
    <div className={styles.stage} data-fr-part="photo-stage">
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={plan.width}
        height={plan.height}
        role={canMove ? 'group' : 'img'}
        aria-label={text(tool === 'draw' ? 'drawArea' : 'labelArea')}
        tabIndex={canMove ? 0 : undefined}
        data-tool={tool}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
