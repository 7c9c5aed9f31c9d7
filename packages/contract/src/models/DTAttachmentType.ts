/** Types of attachment; the values are the words on the wire. */
export const DTAttachmentType = { image: 'image', video: 'video', audio: 'audio', file: 'file' } as const;
