import { toFetchError } from '../rest/toFetchError.ts';
import type { UploadOptions } from './UploadOptions.ts';
import { uploadRefused } from './uploadErrors.ts';

/** PUTs a file where there is no XMLHttpRequest; progress is not reported on the way. @throws ApiError */
export async function uploadWithFetch(url: string, blob: Blob, options: UploadOptions): Promise<void> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'PUT',
      body: blob,
      headers: blob.type ? { 'content-type': blob.type } : {},
      signal: options.signal,
    });
    text = await response.text();
  } catch (cause) {
    throw toFetchError(cause, options.signal);
  }
  if (!response.ok) throw uploadRefused(response, text);
}
