import type { UploadSlot } from '@franca/contract';
import type { App } from '../src/app.ts';
import { api } from './api.ts';
import { tinyPicture } from './tinyPicture.ts';

/**
 * Uploads a picture into the folder of avatars as a person or a registrant would, and returns its address; the proof
 * of a verification may stand in `proof` instead of the token. Without either the address leads nowhere.
 */
export async function uploadAvatar(app: App, token: string | null, proof: object = {}): Promise<string> {
  const request = { file_names: ['me.png'], folder: 'avatar', ...proof };
  const { data } = await api(app, token).post<UploadSlot[] | undefined>('/file/presigned', request);
  const slot = data?.[0];
  if (!slot) return '/api/file/none';
  const { pathname, search } = new URL(slot.upload_url, 'http://localhost');
  const url = `${pathname}${search}`;
  const headers = { 'content-type': 'image/png' };
  const { statusCode } = await app.core.server.inject({ method: 'PUT', url, headers, payload: tinyPicture });
  if (statusCode !== 200) throw new Error(`The avatar was refused with ${statusCode}.`);
  return slot.download_url;
}
