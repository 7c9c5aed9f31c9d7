import type { UiLanguage } from '@franca/languages';

/**
 * Path of a picture, clip or file of captions that shows the app in one language, as `npm run media` and the build write it.
 *
 * @param name with its ending, e.g. `desktop.webp`
 */
export const mediaPath = (language: UiLanguage, name: string): string => `/landing/${language}/${name}`;
