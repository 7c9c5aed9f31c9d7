import type { UploadSlot } from '@franca/contract';
import { ApiError, type ClientErrorCode, clientErrors, describe } from '../rest/ApiError.ts';
import { toApiError, toFetchError } from '../rest/toApiError.ts';

/** Options of an upload. */
export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload; it then fails with code `aborted`. */
  readonly signal?: AbortSignal;
  /** As in the options of the client: the sentence for the person, which becomes the `message` of the error. */
  readonly describeError?: (error: ApiError) => string;
}

/** The error of an upload without a response of a server. */
function uploadFailed(code: ClientErrorCode): ApiError {
  return new ApiError({ status: 0, code, errors: [clientErrors[code]] });
}

/** The error of an upload that a server refused; stores other than Franca's own answer without envelope. */
function uploadRefused(response: Response, text: string): ApiError {
  try {
    return toApiError(response, JSON.parse(text));
  } catch {
    return toApiError(response, undefined);
  }
}

/** PUTs a file with XMLHttpRequest, the only browser interface that reports what has been sent. @throws ApiError */
function uploadWithXhr(url: string, blob: Blob, options: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const finishWith = (finish: () => void) => {
      options.signal?.removeEventListener('abort', cancel);
      finish();
    };
    request.open('PUT', url);
    if (blob.type) request.setRequestHeader('content-type', blob.type);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      finishWith(() => {
        if (request.status >= 200 && request.status < 300) return resolve();
        const retryAfter = request.getResponseHeader('retry-after');
        const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {};
        const response = new Response(null, { status: request.status, headers });
        return reject(uploadRefused(response, request.responseText));
      });
    request.onerror = () => finishWith(() => reject(uploadFailed('network')));
    request.onabort = () => finishWith(() => reject(uploadFailed('aborted')));
    if (options.signal?.aborted) return reject(uploadFailed('aborted'));
    options.signal?.addEventListener('abort', cancel, { once: true });
    request.send(blob);
  });
}

/** PUTs a file where there is no XMLHttpRequest; progress is not reported on the way. @throws ApiError */
async function uploadWithFetch(url: string, blob: Blob, options: UploadOptions): Promise<void> {
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

/**
 * PUTs a file to its upload slot and returns the link to read it by.
 * @throws ApiError with the store's status, or with code `network` or `aborted`
 */
export async function uploadFile(slot: UploadSlot, blob: Blob, options: UploadOptions = {}): Promise<string> {
  const send = typeof XMLHttpRequest === 'undefined' ? uploadWithFetch : uploadWithXhr;
  options.onProgress?.(0);
  try {
    await send(slot.upload_url, blob, options);
  } catch (error) {
    throw describe(error, options.describeError);
  }
  options.onProgress?.(1);
  return slot.download_url;
}
