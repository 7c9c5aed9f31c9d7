/**
 * The four modes in which every story is checked for accessibility. The pictures are taken in two of them, which
 * together hold every value of both settings. Left to right is the direction of the language: a story in Arabic
 * stays as its readers see it.
 */
export const modes = {
  'light ltr': { theme: 'light', direction: 'auto' },
  'light rtl': { theme: 'light', direction: 'rtl' },
  'dark ltr': { theme: 'dark', direction: 'auto' },
  'dark rtl': { theme: 'dark', direction: 'rtl' },
} as const;

/** Name of one of the {@link modes}. */
export type Mode = keyof typeof modes;

/** The modes of which pictures are kept. */
export const pictureModes: readonly Mode[] = ['light ltr', 'dark rtl'];
