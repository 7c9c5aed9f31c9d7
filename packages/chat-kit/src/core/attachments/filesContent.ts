import type { KindContents } from '../model/KindContents.ts';
import type { OutgoingFile } from '../model/OutgoingMessage.ts';

/** Chosen files as the content of a message: a selection that mixes pictures with other files is one of files. */
export function filesContent(files: readonly OutgoingFile[]): KindContents['image'] | KindContents['file'] {
  const isVisual = files.every(({ type }) => type === 'image' || type === 'video');
  return { kind: isVisual ? 'image' : 'file', attachments: files };
}
