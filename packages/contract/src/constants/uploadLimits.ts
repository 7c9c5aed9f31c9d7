/** Folders that files are uploaded to. */
export const uploadFolders = ['avatar', 'upload', 'audio', 'sticker'] as const;
/** Folder that a file is uploaded to. */
export type UploadFolder = (typeof uploadFolders)[number];

/** Bytes that one uploaded file may have, by the folder that it is uploaded to. */
export const uploadLimits: Readonly<Record<UploadFolder, number>> = {
  avatar: 10 * 1024 * 1024,
  upload: 100 * 1024 * 1024,
  audio: 10 * 1024 * 1024,
  sticker: 10 * 1024 * 1024,
};
