import { avatarSizes as sizes } from '@franca/contract';

/** Longest side of the picture itself at most, in pixels. */
const whole = 1024;

/** The `srcset` of an avatar of this server, whose smaller versions it has (docs/behaviour/files.md, Download). */
export function avatarSizes(src: string): string | undefined {
  if (!/\/api\/file\/[0-9a-f]{40}$/.test(src)) return undefined;
  return [...sizes.map((size) => `${src}?size=${size} ${size}w`), `${src} ${whole}w`].join(', ');
}
