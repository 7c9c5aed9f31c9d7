import type { Attachment, AudioDetails, CallDetails, SharedPlace } from './Attachment.ts';
import type { SharedContact } from './Person.ts';

/** Pictures, videos or other files with a caption; empty when nothing is known of them. */
interface AttachedContent {
  /** In the order in which they were chosen. */
  readonly attachments: readonly Attachment[];
}

/**
 * What messages hold besides words, by their kind. An application adds its own kinds here, and hands their definitions to the
 * `ChatProvider` (`kinds`).
 *
 * @example
 * declare module '@franca/chat-kit' {
 *   interface KindContents {
 *     poll: { readonly kind: 'poll'; readonly question: string; readonly answers: readonly string[] };
 *   }
 * }
 */
export interface KindContents {
  /** Words and nothing else. */
  text: { readonly kind: 'text' };
  /** Words that are nothing but emoji. */
  emoji: { readonly kind: 'emoji' };
  /** A drawn picture; `source` is its address, or null when it is not known. */
  sticker: { readonly kind: 'sticker'; readonly source: string | null };
  /** Pictures and videos. */
  image: AttachedContent & { readonly kind: 'image' };
  /** Files of any type. */
  file: AttachedContent & { readonly kind: 'file' };
  /** A voice message. */
  audio: { readonly kind: 'audio'; readonly sound: AudioDetails | null };
  /** A person. */
  contact: { readonly kind: 'contact'; readonly contact: SharedContact | null };
  /** A place. */
  location: { readonly kind: 'location'; readonly place: SharedPlace | null };
  /** The record of a call. */
  call: CallDetails & { readonly kind: 'call' };
  /** What a recalled message is left with: nothing of any kind. */
  recalled: { readonly kind: 'recalled' };
  /** Something that this version does not know. */
  unknown: { readonly kind: 'unknown' };
}

/** The kinds of messages. */
export type MessageKind = keyof KindContents;

/** What one message holds besides words. */
export type KindContent = KindContents[MessageKind];

type Known<Value> = Value extends readonly (infer Item)[] ? readonly Partial<Item>[] : Value;

/** As much of the content of a message as a chat list knows. */
export type PreviewContent<Kind extends MessageKind = MessageKind> = Kind extends MessageKind
  ? { readonly kind: Kind } & {
      readonly [Key in Exclude<keyof KindContents[Kind], 'kind'>]?:
        | Known<KindContents[Kind][Key]>
        | undefined;
    }
  : never;
