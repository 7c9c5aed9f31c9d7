/**
 * The four modes in which every story is checked for accessibility. The pictures are taken in two of them, which
 * together hold every value of both settings.
 */
export const modes = {
  'light ltr': { theme: 'light', direction: 'ltr' },
  'light rtl': { theme: 'light', direction: 'rtl' },
  'dark ltr': { theme: 'dark', direction: 'ltr' },
  'dark rtl': { theme: 'dark', direction: 'rtl' },
} as const;

/** Name of one of the {@link modes}. */
export type Mode = keyof typeof modes;

/** The modes of which pictures are kept. */
export const pictureModes: readonly Mode[] = ['light ltr', 'dark rtl'];
