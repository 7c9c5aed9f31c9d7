// Pictures to lay behind people, drawn for this kit: under an address of their own, to be imported when the picker opens
// or a picture was chosen before.
import type { BackgroundImage } from '../core/devices/Background.ts';
import { scenes } from './scenes.ts';

const toUrl = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">${content}</svg>`,
  )}`;

/**
 * Sixteen backgrounds, in alphabetical order; pictures and previews are the same drawings, as addresses that need no
 * server (`data:`).
 *
 * @example
 * createCallSession({ facts, signaling, media, backgrounds: callBackgrounds });
 */
export const callBackgrounds: readonly BackgroundImage[] = Object.entries(scenes).map(([name, draw]) => {
  const url = toUrl(draw());
  return { name, url, previewUrl: url };
});
