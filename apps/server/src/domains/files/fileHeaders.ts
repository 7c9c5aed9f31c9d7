import { removeDirectionControls } from '@franca/contract';
import { create } from 'content-disposition';
import type { AttachmentKind } from './Files.ts';

/** What a checked content type may be shown as. SVG and other pictures that were not re-encoded count as files. */
export function attachmentKind(contentType: string): AttachmentKind {
  if (/^image\/(jpeg|png|webp|gif)$/.test(contentType)) return 'image';
  if (contentType.startsWith('video/')) return 'video';
  if (contentType.startsWith('audio/')) return 'audio';
  return 'file';
}

/** What of a file decides its headers. */
export type ServedFile = { name: string; contentType: string; isFinal: boolean };

/**
 * Headers of a download. Only re-encoded pictures, sound and video are shown in place; everything else is saved. Should
 * a browser open it all the same, the sandbox takes scripts, forms and the origin away. Final files never change.
 */
export function fileHeaders({ name, contentType, isFinal }: ServedFile) {
  const type = attachmentKind(contentType) === 'file' ? 'attachment' : 'inline';
  return {
    'content-type': contentType,
    'content-disposition': create(removeDirectionControls(name), { type }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': isFinal ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'accept-ranges': 'bytes',
  };
}
