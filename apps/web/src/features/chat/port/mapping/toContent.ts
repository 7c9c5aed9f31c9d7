import type {
  AudioDetails,
  CallDetails,
  KindContent,
  Attachment as KitAttachment,
  SystemLine as KitSystemLine,
  MessageKind,
  PreviewContent,
  SharedContact,
} from '@franca/chat-kit';
import type { Attachment, CallRoom, LastMessage, Message, Person, SystemLine } from '@franca/contract';
import { personalSticker, trustedSticker } from '../../stickers/stickerPath.ts';
import { toPerson } from './toPerson.ts';
import { toPoll } from './toPoll.ts';

/**
 * Whether a message of type `image` is drawn as one. A picture may turn out to be none, because the server looks into files
 * and a camera writes formats that few know: then all of them are files to take home.
 */
function isShown(attachments: readonly Pick<Attachment, 'type'>[]): boolean {
  return attachments.every(({ type }) => type === 'image' || type === 'video');
}

/** Why what was sent as a picture is a file. The server keeps one with too many pixels as bytes of no type; its sender's browser could measure it. */
function reasonNotShown({ type, meta_data }: Attachment): KitAttachment['notShown'] {
  if (type !== 'file') return undefined;
  const isLarge = meta_data?.mime === 'application/octet-stream' && meta_data.width !== undefined;
  return isLarge ? 'large' : 'format';
}

/** The kind of a message that is quoted: of its content only the type is known. */
export function toKind(type: Message['type']): MessageKind {
  return type === 'message' ? 'text' : type;
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

/** A sticker: one that somebody added has its name beside it. */
export function toSticker(
  content: string | null,
  meta_data: Message['meta_data'],
): Extract<KindContent, { kind: 'sticker' }> {
  const name = meta_data && 'name' in meta_data ? meta_data.name : undefined;
  const own = name === undefined ? undefined : personalSticker(content);
  if (own && name !== undefined) return { kind: 'sticker', source: own, name, isPersonal: true };
  return { kind: 'sticker', source: trustedSticker(content) ?? null };
}

/** The sound of a voice message: its first attachment, measured by whoever recorded it. */
export function toAudio({ type, attachments, meta_data }: Message): AudioDetails | null {
  const [sound] = attachments;
  if (type !== 'audio' || !sound) return null;
  // The length may stand with the message or with its file.
  const own = meta_data && 'duration' in meta_data ? meta_data.duration : undefined;
  const { duration = own, peaks } = sound.meta_data ?? {};
  return { source: sound.origin_url, duration: duration ?? null, peaks: peaks ?? null };
}

const endings = ['rejected', 'unanswered', 'busy'] as const;

/** A call record: `call_type` "1" is video, sections are `userId:durationSeconds`. */
export function toCall(room: CallRoom): CallDetails {
  return {
    isVideo: room.call_type === '1',
    members: room.members_section.map((section) => {
      const colon = section.lastIndexOf(':');
      const seconds = Number(section.slice(colon + 1));
      if (colon < 0) return { userId: section, seconds: null };
      return { userId: section.slice(0, colon), seconds: Number.isFinite(seconds) ? seconds : null };
    }),
    ending: endings.find((ending) => ending === room.ending),
  };
}

const noCall: CallDetails = { isVideo: false, members: [] };

/** What a stored message contains besides its words, by its type. */
export function toContent(message: Message): KindContent {
  if (message.recalled) return { kind: 'recalled' };
  const { type, meta_data, contact, content, call_room, system } = message;
  switch (type) {
    case 'image':
    case 'file': {
      const attachments = message.attachments.map((attachment) => ({
        ...toAttachment(attachment),
        notShown: type === 'image' ? reasonNotShown(attachment) : undefined,
      }));
      return { kind: type === 'image' && isShown(attachments) ? 'image' : 'file', attachments };
    }
    case 'audio':
      return { kind: type, sound: toAudio(message) };
    case 'location':
      return { kind: type, place: meta_data && 'place' in meta_data ? meta_data : null };
    case 'sticker':
      return toSticker(content, meta_data);
    case 'contact':
      return { kind: type, contact: contact && toContact(contact) };
    case 'call':
      return { kind: type, ...(call_room ? toCall(call_room) : noCall) };
    case 'poll':
      return message.poll ? { kind: type, poll: toPoll(message.poll) } : { kind: 'unknown' };
    case 'emoji':
      return { kind: type };
    case 'message':
      return { kind: 'text' };
    case 'system':
      return system ? { kind: type, line: toLine(system, message.by) } : { kind: 'unknown' };
    default:
      // A newer server may know more types.
      return { kind: 'unknown' };
  }
}

/** What happened to a conversation, and who did it. */
function toLine({ kind, people, people_count, name, lifetime }: SystemLine, by: Person): KitSystemLine {
  return {
    event: kind,
    by: toPerson(by),
    people: people.map(toPerson),
    peopleCount: people_count,
    name,
    lifetime,
  };
}

function toContact({ _id, name, avatar, country }: NonNullable<Message['contact']>): SharedContact {
  return { id: _id, name, avatarUrl: avatar, country: country ?? undefined };
}

/** As much of the content of a last message as its preview carries. */
export function toPreviewContent(last: LastMessage): PreviewContent {
  const { type, recalled, attachments, call_room, system } = last;
  if (recalled) return { kind: 'recalled' };
  if (type === 'call') return { kind: type, ...(call_room ? toCall(call_room) : noCall) };
  if (type === 'system') return system ? { kind: type, line: toLine(system, last.by) } : { kind: 'unknown' };
  if (type === 'image' || type === 'file') {
    const isImage = type === 'image' && isShown(attachments);
    return {
      kind: isImage ? 'image' : 'file',
      attachments: attachments.map(({ type, name }) => ({ type, name })),
    };
  }
  if (type !== 'audio') return { kind: toKind(type) };
  const [sound] = attachments;
  return { kind: type, sound: sound && { source: '', duration: sound.duration, peaks: null } };
}
