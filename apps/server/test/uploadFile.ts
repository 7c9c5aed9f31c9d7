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

/** PUTs bytes to an upload address: of this server without a network, whatever its public name is, or of the object storage. */
async function put({ core }: App, address: string, bytes: Buffer): Promise<{ status: number; text: string }> {
  if (core.config.storage.kind === 's3') {
    const answer = await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) });
    return { status: answer.status, text: await answer.text() };
  }
  const { pathname, search } = new URL(address, 'http://localhost');
  const answer = await core.server.inject({
    method: 'PUT',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: answer.statusCode, text: answer.body };
}

/** Uploads a file through a slot, as clients do, and returns the address to refer to. */
export async function uploadFile(
  app: App,
  as: { token: string | null },
  { name, bytes, folder = 'upload', proof = {} }: FileOptions,
): Promise<string> {
  const body = { file_names: [name], file_sizes: [bytes.length], folder, ...proof };
  const [slot] = (await createClient(app).files.presigned({ as, body })).data;
  if (!slot) throw new Error('No upload slot was opened.');
  const { status, text } = await put(app, slot.upload_url, bytes);
  if (status !== 200) throw new Error(`The upload was refused: ${text}`);
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
