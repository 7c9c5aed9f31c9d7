import type { OutgoingFile } from '@franca/chat-kit';
import type { AttachmentInput, UploadFolder } from '@franca/contract';
import { api, upload as sendFile } from '../../../../lib/data/api.ts';
import { withStallTimeout } from './withStallTimeout.ts';

/** The files of messages on their way to the store; see {@link createUploads}. */
export interface Uploads {
  /** Uploads the files of a message, or returns where they already are; `report` takes the share that is uploaded. */
  upload: (
    chatId: string,
    folder: UploadFolder,
    files: readonly OutgoingFile[],
    report?: (share: number) => void,
    signal?: AbortSignal,
  ) => Promise<AttachmentInput[]>;
  /** The message is stored: its uploads need not be remembered. */
  forget: (chatId: string) => void;
}

const toInput = (file: OutgoingFile, origin_url: string): AttachmentInput => {
  const { type, name, width, height, duration, peaks } = file;
  const { size, type: mime } = file.source;
  const meta_data = { width, height, duration, peaks: peaks && [...peaks], size, mime };
  return { type, name, origin_url, meta_data };
};

/**
 * Uploads files through presigned slots, one after the other. A file that is uploaded is not sent a second time when
 * only the message after it was lost; after a reload it is, and the server purges the first copy.
 */
export function createUploads(): Uploads {
  const links = new Map<string, Map<string, string>>();
  return {
    upload: async (chatId, folder, files, report, signal) => {
      const known = links.get(chatId) ?? new Map<string, string>();
      links.set(chatId, known);
      const bytes = files.reduce((sum, { source }) => sum + source.size, 0);
      // Files of nothing at all are there as soon as they are asked for.
      const shareOf = (sent: number) => (bytes === 0 ? 1 : sent / bytes);
      let done = 0;
      const missing = files.filter(({ id }) => !known.has(id));
      const file_names = missing.map(({ name }) => name);
      const file_sizes = missing.map(({ source }) => source.size);
      const slots =
        missing.length > 0
          ? await api.files.presigned({ body: { file_names, file_sizes, folder }, signal })
          : [];
      for (const file of files) {
        const slot = slots[missing.indexOf(file)];
        if (!known.has(file.id)) {
          if (!slot) throw new Error('The server answered too few upload slots.');
          const put = (watched: AbortSignal, moved: () => void) => {
            const onProgress = (share: number) => {
              moved();
              report?.(shareOf(done + share * file.source.size));
            };
            return sendFile(slot, file.source, { onProgress, signal: watched });
          };
          known.set(file.id, await withStallTimeout(put, signal));
        }
        done += file.source.size;
        report?.(shareOf(done));
      }
      return files.map((file) => toInput(file, known.get(file.id) ?? ''));
    },
    forget: (chatId) => links.delete(chatId),
  };
}
