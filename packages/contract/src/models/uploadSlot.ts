import { z } from 'zod';

/** Folders that files are uploaded to (0 §7, 1 §7; readings A5). */
export const uploadFolders = ['avatar', 'upload', 'audio'] as const;
/** Folder that a file is uploaded to. */
export type UploadFolder = (typeof uploadFolders)[number];

/** Where to PUT one file, and where it can be read afterwards (1 §3). `file` repeats the requested name. */
export const uploadSlotSchema = z.object({
  file: z.string(),
  upload_url: z.string(),
  download_url: z.string(),
});
/** Where to PUT one file, and where it can be read afterwards. */
export type UploadSlot = z.output<typeof uploadSlotSchema>;
