/** The narrowest, usual and widest middle column, in pixels. */
export const columnLimits = { min: 280, initial: 340, max: 420 } as const;

const keySteps: Record<string, number> = { ArrowRight: 8, ArrowLeft: -8, PageUp: 40, PageDown: -40 };

/** The nearest width in whole pixels that the column may have. */
export function clampColumnWidth(width: number): number {
  return Math.round(Math.min(columnLimits.max, Math.max(columnLimits.min, width)));
}

/** The width after a key on the handle: arrows 8 pixels, page keys 40, Home and End the limits; other keys answer null. */
export function columnWidthAfterKey(width: number, key: string, rightToLeft: boolean): number | null {
  if (key === 'Home') return columnLimits.min;
  if (key === 'End') return columnLimits.max;
  const step = keySteps[key];
  if (step === undefined) return null;
  const mirrored = rightToLeft && key.startsWith('Arrow') ? -step : step;
  return clampColumnWidth(width + mirrored);
}
