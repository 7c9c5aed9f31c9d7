import type { AudioDetails, SharedPlace } from '../model/Attachment.ts';
import type { KindContent } from '../model/KindContents.ts';
import type { OutgoingAudio, OutgoingFile, OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { OutboxItem } from './Outbox.ts';

/** What a message held beside its words before contents were distinguished by kind. */
type FormerContent =
  | { readonly kind: 'files'; readonly files: readonly OutgoingFile[] }
  | { readonly kind: 'location'; readonly location: SharedPlace }
  | { readonly kind: 'custom'; readonly name: string; readonly data: unknown }
  // The other kinds looked as they do today.
  | Exclude<KindContent, { readonly kind: 'location' }>;

/** A waiting message as former versions stored it. */
export interface FormerItem extends Omit<OutboxItem, 'message'> {
  /** The message; words alone had no content. */
  readonly message: Omit<OutgoingMessage, 'content'> & {
    readonly content?: FormerContent;
    readonly audio?: OutgoingAudio;
  };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMedia = ({ type }: OutgoingFile): boolean => type === 'image' || type === 'video';

function contentOf({ audio, content }: FormerItem['message']): KindContent {
  if (audio) {
    const { file: source, name, duration, peaks } = audio;
    const sound: AudioDetails = { source, name, duration, peaks };
    return { kind: 'audio', sound };
  }
  if (!content) return { kind: 'text' };
  if (content.kind === 'files') {
    return { kind: content.files.every(isMedia) ? 'image' : 'file', attachments: content.files };
  }
  if (content.kind === 'location') return { kind: 'location', place: content.location };
  if (content.kind === 'custom') {
    // The kit does not know the kinds of an application: what such a content held becomes its fields, as declared today.
    const fields = isRecord(content.data) ? content.data : { data: content.data };
    return { ...fields, kind: content.name } as KindContent;
  }
  return content;
}

/** Turns an item that a former version left in the outbox into one of this version, so that it is sent all the same. */
export function upgradeItem(item: FormerItem): OutboxItem {
  const { audio: _audio, ...message } = item.message;
  return { ...item, message: { ...message, content: contentOf(item.message) } };
}
