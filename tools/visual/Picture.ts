/** A picture in memory: four bytes a pixel, red, green, blue and opacity. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
