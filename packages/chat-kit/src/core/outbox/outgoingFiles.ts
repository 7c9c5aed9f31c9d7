import type { Attachment } from '../model/Attachment.ts';
import type { KindContent } from '../model/KindContents.ts';
import type { OutgoingFile } from '../model/OutgoingMessage.ts';

const isOutgoing = (attachment: Attachment): attachment is OutgoingFile => attachment.source instanceof Blob;

/** The files of a message that are only on this device: they are uploaded before it is sent. */
export function outgoingFiles(content: KindContent): readonly OutgoingFile[] {
  if (content.kind === 'image' || content.kind === 'file') return content.attachments.filter(isOutgoing);
  if (content.kind !== 'audio' || !content.sound) return [];
  const { source, name = 'sound', duration, peaks } = content.sound;
  if (!(source instanceof Blob)) return [];
  const known = { duration: duration ?? undefined, peaks: peaks ?? undefined };
  return [{ id: 'sound', type: 'audio', source, name, ...known }];
}
