import type {
  AudioDetails,
  Attachment as KitAttachment,
  MessageKind,
  MessageSnapshot,
} from '@franca/chat-kit';
import type { Attachment, Message } from '@franca/contract';
import { trustedSticker } from './stickers/stickerPath.ts';

/** What a message holds besides its words. */
type Content = Pick<MessageSnapshot, 'audio' | 'attachments' | 'location' | 'contact' | 'sticker'>;

/**
 * What a message is drawn as: its type. A picture may turn out to be none, because the server looks into files and a camera
 * writes formats that few know: then all of them are files to take home.
 */
export function kindOf(message: {
  type: Message['type'];
  attachments: readonly Pick<Attachment, 'type'>[];
}): MessageKind {
  const isShown = message.attachments.every(({ type }) => type === 'image' || type === 'video');
  return message.type === 'image' && !isShown ? 'file' : message.type;
}

/** A file of a message, with what its sender measured. */
export function toAttachment({ _id, type, origin_url, name, meta_data }: Attachment): KitAttachment {
  const { preview, width, height, duration, size, mime } = meta_data ?? {};
  return {
    id: _id,
    type,
    source: origin_url,
    previewSource: preview,
    name,
    width,
    height,
    duration,
    size,
    mime,
  };
}

/** The sound of a voice message: its first attachment, measured by whoever recorded it. */
export function toAudio({ type, attachments, meta_data }: Message): AudioDetails | undefined {
  const [sound] = attachments;
  if (type !== 'audio' || !sound) return undefined;
  // The length may stand with the message or with its file (spec 1 §4 names only the milliseconds).
  const own = meta_data && 'duration' in meta_data ? meta_data.duration : undefined;
  const { duration = own, peaks } = sound.meta_data ?? {};
  return { source: sound.origin_url, duration: duration ?? null, peaks: peaks ?? null };
}

/** What a stored message holds besides its words, by its type (spec 1 §3). */
export function toContent(message: Message): Content {
  const { type, meta_data, contact, content } = message;
  if (message.recalled) return {};
  if (type === 'audio') return { audio: toAudio(message) };
  if (type === 'image' || type === 'file') return { attachments: message.attachments.map(toAttachment) };
  if (type === 'location') return { location: meta_data && 'place' in meta_data ? meta_data : undefined };
  if (type === 'sticker') return { sticker: trustedSticker(content) };
  if (type !== 'contact' || !contact) return {};
  const { _id, name, avatar, country } = contact;
  return { contact: { id: _id, name, avatarUrl: avatar, country: country ?? undefined } };
}
