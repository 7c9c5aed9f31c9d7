import { demoPicture } from './demoPicture.ts';

/** A drawn picture of a coast, as a file that somebody chooses. */
export function demoPhoto(hue: number, name: string): File {
  const drawing = decodeURIComponent(demoPicture(hue).split(',').slice(1).join(','));
  return new File([drawing], name, { type: 'image/svg+xml' });
}
