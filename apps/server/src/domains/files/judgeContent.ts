import type { UploadFolder } from '@franca/contract';

/** What happens to a file: pictures are encoded anew, everything else is kept byte for byte. */
export type Verdict = { treatment: 'reencode' } | { treatment: 'keep'; contentType: string };

/** Pictures that the image library reads; any other picture travels as a file. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif']);

/** Containers that are found as video although a recorder put sound into them, and unofficial names of sound. */
const soundTypes: Record<string, string> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
};

/**
 * Decides by content what a file of a folder may be; null when it does not belong there.
 * `detected` is the type found in the bytes, undefined when they show none; the name is never asked.
 */
export function judgeContent(
  folder: UploadFolder,
  detected: string | undefined,
  isText: boolean,
): Verdict | null {
  // `video/webm; codecs=…` and the like: parameters do not decide anything.
  const type = detected?.split(';')[0]?.trim();
  if (folder === 'avatar') return type && pictures.has(type) ? { treatment: 'reencode' } : null;
  if (folder === 'audio') {
    const sound = type && (soundTypes[type] ?? (type.startsWith('audio/') ? type : undefined));
    return sound ? { treatment: 'keep', contentType: sound } : null;
  }
  if (type && pictures.has(type)) return { treatment: 'reencode' };
  if (type)
    return { treatment: 'keep', contentType: type.startsWith('audio/') ? (soundTypes[type] ?? type) : type };
  return {
    treatment: 'keep',
    contentType: isText ? 'text/plain; charset=utf-8' : 'application/octet-stream',
  };
}
