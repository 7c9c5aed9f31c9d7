/** Hue in degrees, from red over green (120) and blue (240), and saturation from 0 to 1 of a `#rrggbb` colour. */
export function hueOf(hex: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0 };
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: range / (1 - Math.abs(most + least - 1)),
  };
}
