import { limits, type UploadFolder } from '@franca/contract';

/** Bytes that one file of each folder may have. */
export const folderLimits: Record<UploadFolder, number> = {
  avatar: limits.avatarBytes,
  upload: limits.fileBytes,
  audio: 10 * 1024 * 1024,
};
