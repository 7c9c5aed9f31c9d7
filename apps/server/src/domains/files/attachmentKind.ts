/** The attachment types of the specification (1 §3). */
export type AttachmentKind = 'image' | 'video' | 'audio' | 'file';

/** What a checked content type may be shown as. SVG and other pictures that were not re-encoded count as files. */
export function attachmentKind(contentType: string): AttachmentKind {
  if (/^image\/(jpeg|png|webp|gif)$/.test(contentType)) return 'image';
  if (contentType.startsWith('video/')) return 'video';
  if (contentType.startsWith('audio/')) return 'audio';
  return 'file';
}
