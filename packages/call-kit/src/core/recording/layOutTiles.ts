/** A rectangle of a picture, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture that tiles are laid out in. */
export interface TileArea {
  readonly width: number;
  readonly height: number;
  /** Pixels around and between tiles. */
  readonly gap: number;
  /** Whether a shared screen takes three quarters of it. */
  readonly hasScreen: boolean;
}

/** Lays out a tile for each of so many people, and a place for a shared screen; tiles neither overlap nor leave the picture. */
export function layOutTiles(
  count: number,
  { width, height, gap, hasScreen }: TileArea,
): { screen: Place | null; tiles: Place[] } {
  const inner = { width: width - gap, height: height - gap };
  const screenWidth = hasScreen ? Math.round(inner.width * 0.75) : 0;
  const area = { x: gap + screenWidth, width: inner.width - screenWidth };
  const columns = hasScreen ? 1 : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / Math.max(1, columns));
  const tiles = Array.from({ length: count }, (_, index): Place => {
    const row = Math.floor(index / columns);
    // The people of a last row that is not full share its whole width.
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const [tileWidth, tileHeight] = [area.width / inRow, inner.height / rows];
    return {
      x: area.x + (index % columns) * tileWidth,
      y: gap + row * tileHeight,
      width: tileWidth - gap,
      height: tileHeight - gap,
    };
  });
  const screen = { x: gap, y: gap, width: screenWidth - gap, height: inner.height - gap };
  return { screen: hasScreen ? screen : null, tiles };
}
