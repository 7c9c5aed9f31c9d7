import { ApiError } from '@franca/api-client';
import type { OutgoingFile } from '@franca/chat-kit';
import type { AttachmentInput, UploadFolder } from '@franca/contract';
import { api } from '../../../../lib/data/api.ts';
import { isolate } from '../../../../strings/isolate.ts';
import { putFile } from './putFile.ts';

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

/** Milliseconds for which slots are used; they are open for 15 minutes (docs/behaviour/files.md, Upload slots). */
const slotTime = 10 * 60_000;

/** Of several files, the one that is refused is named: the person takes that one out. */
function withName(error: unknown, { name }: OutgoingFile): unknown {
  const isOfFile = error instanceof ApiError && [413, 415].includes(error.status);
  if (isOfFile) error.message = `${isolate(name)}: ${error.message}`;
  return error;
}

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
      const openSlots = async () => {
        const missing = files.filter(({ id }) => !known.has(id));
        const file_names = missing.map(({ name }) => name);
        const file_sizes = missing.map(({ source }) => source.size);
        const until = Date.now() + slotTime;
        const slots =
          missing.length > 0
            ? await api.files.presigned({ body: { file_names, file_sizes, folder }, signal })
            : [];
        return { until, of: (file: OutgoingFile) => slots[missing.indexOf(file)] };
      };
      let slots = await openSlots();
      for (const file of files) {
        if (!known.has(file.id)) {
          // On a slow line the files before it may have taken longer than a slot is open.
          if (Date.now() > slots.until) slots = await openSlots();
          const sent = done;
          const onProgress = (share: number) => report?.(shareOf(sent + share * file.source.size));
          const link = await putFile(slots.of(file), file.source, { onProgress, signal }).catch(
            (error: unknown) => {
              throw files.length > 1 ? withName(error, file) : error;
            },
          );
          known.set(file.id, link);
        }
        done += file.source.size;
        report?.(shareOf(done));
      }
      return files.map((file) => toInput(file, known.get(file.id) ?? ''));
    },
    forget: (chatId) => links.delete(chatId),
  };
}
