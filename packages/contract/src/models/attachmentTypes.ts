/** Kinds of attachment (1 §3: DTAttachmentType). */
export const attachmentTypes = ['image', 'video', 'audio', 'file'] as const;
