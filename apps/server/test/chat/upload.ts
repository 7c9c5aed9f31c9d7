import type { UploadFolder } from '@franca/contract';
import type { ChatPerson, ChatWorld } from './createChatWorld.ts';

/** A file to upload. */
export type UploadOptions = {
  /** File name with its ending. */
  name: string;
  /** Content; its true type is found by the server. */
  bytes: Buffer;
  /** Folder of the upload slot, `upload` by default. */
  folder?: UploadFolder;
};

/** Uploads a file through a presigned slot, as clients do, and answers the address to send. */
export async function upload(
  world: ChatWorld,
  person: ChatPerson,
  { name, bytes, folder = 'upload' }: UploadOptions,
): Promise<string> {
  type Slot = { upload_url: string; download_url: string };
  const slots = await person.post<Slot[]>('/file/presigned', { file_names: [name], folder });
  const [slot] = slots.data;
  if (!slot) throw new Error(`No upload slot: ${slots.errors.join(' ')}`);
  const headers = { 'content-type': 'application/octet-stream' };
  const put = { method: 'PUT' as const, url: slot.upload_url, headers, payload: bytes };
  const answer = await world.app.core.server.inject(put);
  if (answer.statusCode !== 200) throw new Error(`The upload was refused: ${answer.body}`);
  return slot.download_url;
}
