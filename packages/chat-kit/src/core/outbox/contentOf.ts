import type { MessageKind, MessageSnapshot } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';

/** What a waiting message shows: its type and what belongs to it. */
export type ShownContent = Pick<
  MessageSnapshot,
  'kind' | 'audio' | 'attachments' | 'location' | 'contact' | 'sticker' | 'custom'
>;

function kindOf({ content, audio }: OutgoingMessage): MessageKind {
  if (audio) return 'audio';
  if (!content) return 'message';
  if (content.kind === 'custom') return content.name;
  if (content.kind !== 'files') return content.kind;
  // A selection that mixes pictures with other files is one of files (1 §3).
  return content.files.every(({ type }) => type === 'image' || type === 'video') ? 'image' : 'file';
}

/** Type and content of an outgoing message, as it will come back from the server. */
export function contentOf(message: OutgoingMessage): ShownContent {
  const { audio, content } = message;
  const kind = kindOf(message);
  if (audio) return { kind, audio: { source: audio.file, duration: audio.duration, peaks: audio.peaks } };
  if (content?.kind === 'files') return { kind, attachments: content.files };
  if (content?.kind === 'location') return { kind, location: content.location };
  if (content?.kind === 'contact') return { kind, contact: content.contact };
  if (content?.kind === 'sticker') return { kind, sticker: content.source };
  if (content?.kind === 'custom') return { kind, custom: content.data };
  return { kind };
}
