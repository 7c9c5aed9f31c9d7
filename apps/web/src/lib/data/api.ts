import { type ApiClientOptions, createApiClient, type UploadOptions, uploadFile } from '@franca/api-client';
import { createQueryOptions } from '@franca/api-client/react-query';
import type { UploadSlot } from '@franca/contract';
import { session } from '../session/session.ts';
import { errorText } from './errorText.ts';
import { notePermission } from './permissions.ts';

/** What every client of this page does; its token is the session's, or during registration the proof of verification. */
export const clientOptions: ApiClientOptions = {
  baseUrl: '/api',
  getToken: () => session.getState().sessionToken ?? session.getState().authenticated,
  // Waiting messages and drafts stay on the device: the same person will sign in again.
  onUnauthorized: () => session.getState().end(),
  onNotPermitted: (_error, call) => notePermission(call),
  describeError: errorText,
};

/** The one client of this page. */
export const api = createApiClient(clientOptions);

/** Keys and options of every read: the only source of query keys in this application. */
export const queries = /* @__PURE__ */ createQueryOptions(api);

/** Uploads a file to its slot; failures are described in the interface language. @throws ApiError */
export function upload(slot: UploadSlot, blob: Blob, options: UploadOptions = {}): Promise<string> {
  return uploadFile(slot, blob, { ...options, describeError: errorText });
}
