import type { Matrix } from '@franca/ui/core';
import type { PenPoint, PhotoMark } from './PhotoEdit.ts';
import { pointOnCanvas, scaleOf } from './pointOnPhoto.ts';

/** A canvas of the page, or one that is not part of it. */
export type PhotoContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The least and greatest share of its width that a line has, by the pressure of the pen. */
const [lightest, heaviest] = [0.4, 1.6];

/** How wide a line is at a point: as it was chosen where the pressure is 0.5. */
export const widthAt = (width: number, { pressure }: PenPoint): number =>
  width * (lightest + (heaviest - lightest) * pressure);

const middle = (one: PenPoint, other: PenPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

function drawLine(context: PhotoContext, line: Extract<PhotoMark, { kind: 'line' }>): void {
  const { points, colour, width } = line;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  points.forEach((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    context.lineWidth = widthAt(width, point);
    context.beginPath();
    // From half the way before it to half the way after it: pieces that meet without a corner, each with its own width.
    const from = middle(before, point);
    const to = middle(point, after);
    context.moveTo(from.x, from.y);
    if (before === point && after === point) context.lineTo(point.x, point.y);
    else context.quadraticCurveTo(point.x, point.y, to.x, to.y);
    context.stroke();
  });
}

/** Words stand upright, however the picture was turned after they were written. */
function drawLabel(
  context: PhotoContext,
  label: Extract<PhotoMark, { kind: 'label' }>,
  matrix: Matrix,
): void {
  const { x, y } = pointOnCanvas(matrix, label.x, label.y);
  const size = label.size * scaleOf(matrix);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  // Readable on every ground: an edge of black around light letters, and of white around dark ones.
  context.strokeStyle = label.colour === '#000000' ? '#ffffff' : '#000000';
  context.lineWidth = size / 8;
  context.strokeText(label.words, x, y);
  context.fillStyle = label.colour;
  context.fillText(label.words, x, y);
}

/** Draws what was drawn on a photo, over it; `matrix` brings pixels of the unchanged picture to those of the canvas. */
export function drawMarks(context: PhotoContext, marks: readonly PhotoMark[], matrix: Matrix): void {
  for (const mark of marks) {
    context.setTransform(...matrix);
    if (mark.kind === 'line') drawLine(context, mark);
    else drawLabel(context, mark, matrix);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
}
