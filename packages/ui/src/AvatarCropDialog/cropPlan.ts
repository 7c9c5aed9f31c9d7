/** Width and height in pixels. */
export interface Size {
  /** Pixels from side to side. */
  width: number;
  /** Pixels from top to bottom. */
  height: number;
}

/** A rectangle in pixels, from its top left corner. */
export interface Area extends Size {
  /** Distance from the left. */
  x: number;
  /** Distance from the top. */
  y: number;
}

/** How a picture is painted: `context.setTransform(...matrix)`, then `drawImage(picture, 0, 0)` on a square canvas. */
export interface CropPlan {
  /** Width and height of the canvas in pixels. */
  size: number;
  /** a, b, c, d, e, f of a canvas transform. */
  matrix: [number, number, number, number, number, number];
}

/** The frame around a picture turned by `degrees`, clockwise about its middle. */
export function rotatedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

/**
 * How to paint the chosen square of a turned picture.
 *
 * @param picture natural size of the picture
 * @param degrees how far it is turned, clockwise
 * @param area the chosen square, in pixels of the frame that {@link rotatedSize} gives
 * @param most the greatest width of the result in pixels; a smaller square is not blown up
 */
export function cropPlan(picture: Size, degrees: number, area: Area, most: number): CropPlan {
  const frame = rotatedSize(picture, degrees);
  const size = Math.max(1, Math.round(Math.min(most, area.width)));
  const scale = size / area.width;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  // Middle of the picture to the middle of the frame, then the corner of the square to the corner of the canvas.
  const [fromX, fromY] = [-picture.width / 2, -picture.height / 2];
  const toX = (frame.width / 2 - area.x) * scale;
  const toY = (frame.height / 2 - area.y) * scale;
  return {
    size,
    matrix: [cos, sin, -sin, cos, cos * fromX - sin * fromY + toX, sin * fromX + cos * fromY + toY],
  };
}
