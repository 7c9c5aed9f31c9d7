import { create } from 'content-disposition';
import { attachmentKind } from './attachmentKind.ts';

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
    'content-disposition': create(name, { type }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': isFinal ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'accept-ranges': 'bytes',
  };
}
