import type { PhotoTextKey } from '../strings/photo/photoStrings.ts';

/** A colour that can be drawn with. */
export interface PenColour {
  /** As CSS has it. */
  readonly value: string;
  /** Its name. */
  readonly name: PhotoTextKey;
}

/** Colours to draw with; one of them stands out from any photo. */
export const penColours: readonly PenColour[] = [
  { value: '#e5252a', name: 'red' },
  { value: '#ffd21f', name: 'yellow' },
  { value: '#1fa34a', name: 'green' },
  { value: '#1f6fe5', name: 'blue' },
  { value: '#ffffff', name: 'white' },
  { value: '#000000', name: 'black' },
];

/** Widths of the pen, as shares of the longest side of what is seen. */
export const penWidths = { thin: 0.006, thick: 0.02 } as const;

/** Height of written letters, as a share of the longest side of what is seen. */
export const letterHeight = 0.06;

/** What the pen is set to. */
export interface Pen {
  /** Its colour. */
  readonly colour: string;
  /** Its width. */
  readonly width: keyof typeof penWidths;
}
