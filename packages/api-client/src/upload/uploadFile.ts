import type { UploadSlot } from '@franca/contract';
import type { UploadOptions } from './UploadOptions.ts';
import { uploadWithFetch } from './uploadWithFetch.ts';
import { uploadWithXhr } from './uploadWithXhr.ts';

/**
 * PUTs a file to its upload slot (0 §7) and answers the link to read it by.
 * @throws ApiError with the store's status, or with code `network` or `aborted`
 */
export async function uploadFile(slot: UploadSlot, blob: Blob, options: UploadOptions = {}): Promise<string> {
  const send = typeof XMLHttpRequest === 'undefined' ? uploadWithFetch : uploadWithXhr;
  options.onProgress?.(0);
  await send(slot.upload_url, blob, options);
  options.onProgress?.(1);
  return slot.download_url;
}
