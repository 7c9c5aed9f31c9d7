import type { Attachment } from '../model/Attachment.ts';

/** What a chosen file is sent as: a picture or a video by its MIME type, and everything else as a file (1 §5). */
export function typeOfFile({ type }: Pick<File, 'type'>): Attachment['type'] {
  if (type.includes('image')) return 'image';
  return type.includes('video') ? 'video' : 'file';
}
