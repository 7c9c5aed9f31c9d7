import * as z from 'zod';

/** Where to PUT one file, and where it can be read afterwards (1 §3). `file` repeats the requested name. */
export const uploadSlotSchema = z.object({
  file: z.string(),
  upload_url: z.string(),
  download_url: z.string(),
});
/** Where to PUT one file, and where it can be read afterwards. */
export type UploadSlot = z.output<typeof uploadSlotSchema>;
