// Scenes are drawn as SVG, 1280 by 720, and kept as text: sixteen of them are smaller than one photograph.

/** A rectangle; `radius` rounds its corners. */
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** An ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A circle. */
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  oval(x, y, radius, radius, fill);

/** A closed shape along a path. */
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

/** A line along a path. */
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** As many pieces as wanted, each drawn from its place. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Numbers that look like chance and are the same every time, from 0 to 1. */
export const chance = (index: number): number => {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A potted plant with its foot at a place. */
export const plant = (x: number, y: number, size: number, pot: string, leaf: string): string =>
  repeat(7, (index) => {
    const angle = (index - 3) * 0.38;
    const [tipX, tipY] = [x + Math.sin(angle) * size, y - size * 0.5 - Math.cos(angle) * size];
    const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
    const bend = size * 0.16;
    return shape(
      `M${x} ${y - size * 0.4}Q${midX - bend} ${midY} ${tipX} ${tipY}Q${midX + bend} ${midY} ${x} ${y - size * 0.4}Z`,
      leaf,
    );
  }) +
  shape(
    `M${x - size * 0.3} ${y - size * 0.45}h${size * 0.6}l${-size * 0.08} ${size * 0.45}h${-size * 0.44}z`,
    pot,
  );

/** A window with panes, and what is seen through it. */
export const pane = (
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  frame: string,
): string =>
  box(x - 12, y - 12, width + 24, height + 24, frame, 6) +
  box(x, y, width, height, view) +
  box(x + width / 2 - 5, y, 10, height, frame) +
  box(x, y + height / 2 - 5, width, 10, frame);

/** A hanging lamp. */
export const lamp = (x: number, length: number, fill: string): string =>
  line(`M${x} 0V${length}`, '#3a3430', 4) +
  shape(`M${x - 44} ${length + 44}Q${x} ${length - 34} ${x + 44} ${length + 44}Z`, fill) +
  disc(x, length + 46, 12, '#fff1c9');

/** A wall above a floor. */
export const room = (wall: string, floor: string, edge = 560): string =>
  box(0, 0, 1280, 720, wall) +
  box(0, edge, 1280, 720 - edge, floor) +
  box(0, edge - 10, 1280, 10, '#ffffff55');

/** A sofa with its left end at a place. */
export const sofa = (x: number, y: number, width: number, fill: string, dark: string): string =>
  box(x, y, width, 130, fill, 26) +
  box(x - 30, y + 50, 70, 120, dark, 24) +
  box(x + width - 40, y + 50, 70, 120, dark, 24) +
  box(x + 30, y + 84, width / 2 - 34, 76, dark, 18) +
  box(x + width / 2 + 4, y + 84, width / 2 - 34, 76, dark, 18);

/** Books on a shelf, from left to right. */
export const books = (
  x: number,
  y: number,
  width: number,
  seed: number,
  colors: readonly string[],
): string => {
  let at = x;
  let drawn = '';
  for (let index = seed; at < x + width - 30; index += 1) {
    const [thickness, height] = [14 + chance(index) * 20, 70 + chance(index + 50) * 46];
    drawn += box(at, y - height, thickness, height, colors[index % colors.length] ?? '#888', 2);
    at += thickness + (chance(index + 90) > 0.85 ? 26 : 3);
  }
  return drawn;
};

/** Colours of a gradient from top to bottom, as a fill named `s` of the whole scene. */
export const sky = (...colors: readonly string[]): string =>
  `<defs><linearGradient id="s" x2="0" y2="1">${colors
    .map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient></defs>${box(0, 0, 1280, 720, 'url(#s)')}`;
