import type { MeasuredFile } from '../core/attachments/createAttachmentDraft.ts';

/** `measureFile`, fetched with the first file; without it, files are sent without their measures. */
export const measureFileLater = (file: File): Promise<MeasuredFile> =>
  import('./measureFile.ts').then(
    ({ measureFile }) => measureFile(file),
    () => ({}),
  );
