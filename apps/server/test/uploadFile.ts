import type { UploadFolder } from '@franca/contract';
import type { App } from '../src/app.ts';
import { createClient } from './client.ts';
import { tinyPicture } from './tinyPicture.ts';

/** A file to upload. */
export type FileOptions = {
  /** File name with its ending. */
  name: string;
  /** Content; its true type is found by the server. */
  bytes: Buffer;
  /** Folder of the upload slot, `upload` by default. */
  folder?: UploadFolder;
  /** The proof of a verification, in place of a token. */
  proof?: object;
};

/** Uploads a file through a slot, as clients do, and returns the address to refer to. */
export async function uploadFile(
  app: App,
  as: { token: string | null },
  { name, bytes, folder = 'upload', proof = {} }: FileOptions,
): Promise<string> {
  const body = { file_names: [name], folder, ...proof };
  const [slot] = (await createClient(app).files.presigned({ as, body })).data;
  if (!slot) throw new Error('No upload slot was opened.');
  const { pathname, search } = new URL(slot.upload_url, 'http://localhost');
  const headers = { 'content-type': 'application/octet-stream' };
  const put = { method: 'PUT' as const, url: `${pathname}${search}`, headers, payload: bytes };
  const answer = await app.core.server.inject(put);
  if (answer.statusCode !== 200) throw new Error(`The upload was refused: ${answer.body}`);
  return slot.download_url;
}

/** Uploads a picture into the folder of avatars as a person or a registrant, and returns its address. */
export function uploadAvatar(app: App, token: string | null, proof?: object): Promise<string> {
  return uploadFile(
    app,
    { token },
    { name: 'me.png', bytes: tinyPicture, folder: 'avatar', ...(proof && { proof }) },
  );
}
