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

/** a, b, c, d, e, f of a canvas transform: x becomes a·x + c·y + e, and y becomes b·x + d·y + f. */
export type Matrix = [number, number, number, number, number, number];

/** How a picture is painted: `context.setTransform(...matrix)`, then `drawImage(picture, 0, 0)` on a canvas of this size. */
export interface CropPlan extends Size {
  /** From the picture's pixels to those of the canvas. */
  matrix: Matrix;
}

/** What {@link cropPlan} has to know. */
export interface CropRequest {
  /** Natural size of the picture. */
  picture: Size;
  /** How far it is turned, clockwise in degrees. */
  degrees: number;
  /** Left and right change places before it is turned. Default false. */
  mirrored?: boolean;
  /** The chosen rectangle, in pixels of the frame that {@link rotatedSize} gives. */
  area: Area;
  /** The greatest width and height of the result in pixels; a smaller rectangle is not blown up. */
  most: number;
}

/** The frame around a picture turned by `degrees`, clockwise about its middle. */
export function rotatedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

/** How to paint the chosen rectangle of a picture that is turned, and mirrored where asked. */
export function cropPlan({ picture, degrees, mirrored = false, area, most }: CropRequest): CropPlan {
  const frame = rotatedSize(picture, degrees);
  const scale = Math.min(1, most / Math.max(area.width, area.height));
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  // Whole pixels: the rectangle fills the canvas on both sides.
  const [right, down] = [width / area.width, height / area.height];
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = mirrored ? -1 : 1;
  // Middle of the picture to the middle of the frame, then the corner of the rectangle to the corner of the canvas.
  const [fromX, fromY] = [(-side * picture.width) / 2, -picture.height / 2];
  const toX = cos * fromX - sin * fromY + frame.width / 2 - area.x;
  const toY = sin * fromX + cos * fromY + frame.height / 2 - area.y;
  return {
    width,
    height,
    matrix: [cos * side * right, sin * side * down, -sin * right, cos * down, toX * right, toY * down],
  };
}
