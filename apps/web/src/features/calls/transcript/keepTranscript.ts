import type { KeptTranscript } from '@franca/call-kit/transcript';
import { api, upload } from '../../../lib/data/api.ts';

/** Where a transcript is kept, by whom. */
export interface KeepRequest {
  readonly topicId: string;
  readonly userId: string;
  /** Says in the conversation what the files are. */
  readonly caption: string;
}

/** Keeps a transcript as a message of the person in the conversation, with two files (docs/behaviour/calls.md, Transcript). */
export async function keepTranscript(
  { name, text, vtt }: KeptTranscript,
  { topicId, userId, caption }: KeepRequest,
): Promise<void> {
  const files = [
    { name: `${name}.txt`, source: new Blob([text], { type: 'text/plain' }) },
    { name: `${name}.vtt`, source: new Blob([vtt], { type: 'text/vtt' }) },
  ];
  const slots = await api.files.presigned({
    body: {
      file_names: files.map((file) => file.name),
      file_sizes: files.map(({ source }) => source.size),
      folder: 'upload',
    },
  });
  const attachments = await Promise.all(
    files.map(async ({ name, source }, at) => {
      const slot = slots[at];
      if (!slot) throw new Error('The server answered too few upload slots.');
      const origin_url = await upload(slot, source);
      return { type: 'file' as const, name, origin_url, meta_data: { size: source.size, mime: source.type } };
    }),
  );
  const chat_id = `${userId}-${Date.now()}`;
  await api.chat.send({ body: { topic_id: topicId, chat_id, type: 'file', attachments, content: caption } });
}
