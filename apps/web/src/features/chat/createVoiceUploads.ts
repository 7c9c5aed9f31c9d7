import { uploadFile } from '@franca/api-client';
import type { OutgoingAudio } from '@franca/chat-kit';
import type { AttachmentInput } from '@franca/contract';
import { api } from '../../lib/api.ts';

/** What a voice message holds besides its envelope. */
interface VoiceContent {
  attachments: AttachmentInput[];
  meta_data: { duration: number };
}

/** The sounds of voice messages on their way to the store; see {@link createVoiceUploads}. */
export interface VoiceUploads {
  /** Uploads the sound of a message, or answers where it already is; `report` takes the share that is there. */
  upload: (chatId: string, audio: OutgoingAudio, report?: (share: number) => void) => Promise<VoiceContent>;
  /** The message is stored: its upload need not be remembered. */
  forget: (chatId: string) => void;
}

/**
 * Uploads sounds through presigned slots into the folder `audio` (spec 1 §7). A sound that is there is not sent a second
 * time when only the message after it was lost; after a reload it is, and the first copy is swept away by the server.
 */
export function createVoiceUploads(): VoiceUploads {
  const links = new Map<string, string>();
  return {
    upload: async (chatId, { file, name, duration, peaks }, report) => {
      let link = links.get(chatId);
      if (link === undefined) {
        const [slot] = await api.files.presigned({ body: { file_names: [name], folder: 'audio' } });
        if (!slot) throw new Error('The server answered no upload slot.');
        link = await uploadFile(slot, file, { onProgress: report });
        links.set(chatId, link);
      }
      const meta_data = { duration, peaks: [...peaks], size: file.size, mime: file.type };
      return {
        attachments: [{ type: 'audio', origin_url: link, name, meta_data }],
        meta_data: { duration },
      };
    },
    forget: (chatId) => links.delete(chatId),
  };
}
