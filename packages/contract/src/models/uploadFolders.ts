/** Folders that files are uploaded to (0 §7, 1 §7; readings A5). */
export const uploadFolders = ['avatar', 'upload', 'audio'] as const;
/** Folder that a file is uploaded to. */
export type UploadFolder = (typeof uploadFolders)[number];
