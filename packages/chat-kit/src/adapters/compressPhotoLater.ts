import type { AttachmentDraftOptions } from '../core/attachments/createAttachmentDraft.ts';

/** `compressPhoto` for a longest side, fetched with the first photo: without it, photos are sent as they are. */
export const compressPhotoLater = (maxSide: number | undefined): AttachmentDraftOptions['compress'] =>
  maxSide === undefined
    ? undefined
    : (file) =>
        import('./compressPhoto.ts').then(
          ({ compressPhoto }) => compressPhoto(file, maxSide),
          () => null,
        );
