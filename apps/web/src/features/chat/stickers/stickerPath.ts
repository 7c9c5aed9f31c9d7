import { isOwnFile } from '../../../lib/fileAddress.ts';

/** Folder of the pictures on our own server; the name of the set keeps room for others. */
export const stickerFolder = '/stickers/fluent';

const ownPath = /^\/stickers\/[a-z]+(?:-[a-z]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/;

/** The address of a picture. */
export function stickerPath(picture: string): string {
  return `${stickerFolder}/${picture}.svg`;
}

/**
 * The source of a received sticker when it is a picture that this app brings along, now or in an older version. Anybody can
 * write anything there: an address elsewhere would show its owner who reads when, so it is not shown.
 */
export function trustedSticker(source: string | null): string | undefined {
  return source !== null && ownPath.test(source) ? source : undefined;
}

/** The source of a sticker that somebody added, when it is a file of our own server. */
export function personalSticker(source: string | null): string | undefined {
  return source !== null && isOwnFile(source) ? source : undefined;
}
