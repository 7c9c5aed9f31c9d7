const key = 'franca/columnWidth';

/** The width of the middle column in pixels, remembered by this browser. */
export const columnWidth = {
  /** The remembered width, or undefined for the usual one. */
  read: (): number | undefined => Number(localStorage.getItem(key)) || undefined,
  /** Remembers a width. */
  write: (width: number): void => localStorage.setItem(key, String(width)),
};
