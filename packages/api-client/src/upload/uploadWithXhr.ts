import type { UploadOptions } from './UploadOptions.ts';
import { uploadFailed, uploadRefused } from './uploadErrors.ts';

/** PUTs a file with XMLHttpRequest, the only browser interface that reports what has been sent. @throws ApiError */
export function uploadWithXhr(url: string, blob: Blob, options: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const settle = (finish: () => void) => {
      options.signal?.removeEventListener('abort', giveUp);
      finish();
    };
    request.open('PUT', url);
    if (blob.type) request.setRequestHeader('content-type', blob.type);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      settle(() => {
        if (request.status >= 200 && request.status < 300) return resolve();
        const response = new Response(null, { status: request.status });
        return reject(uploadRefused(response, request.responseText));
      });
    request.onerror = () => settle(() => reject(uploadFailed('network')));
    request.onabort = () => settle(() => reject(uploadFailed('aborted')));
    if (options.signal?.aborted) return reject(uploadFailed('aborted'));
    options.signal?.addEventListener('abort', giveUp, { once: true });
    request.send(blob);
  });
}
