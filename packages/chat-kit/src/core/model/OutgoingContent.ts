import type { Attachment } from './Attachment.ts';
import type { SharedContact } from './SharedContact.ts';
import type { SharedPlace } from './SharedPlace.ts';

/** A file that is to be uploaded and sent; its source is the file itself. */
export interface OutgoingFile extends Attachment {
  /** The file; it waits on this device with the message. */
  readonly source: Blob;
}

/**
 * What a message holds besides words. Files that are all pictures or videos are shown as such, others as a list;
 * the words are their caption. The characters of an emoji are the words. The words of an own kind
 * stand beside it, and alone wherever it cannot be drawn: in the chat list, in quotes.
 */
export type OutgoingContent =
  | { readonly kind: 'files'; readonly files: readonly OutgoingFile[] }
  | { readonly kind: 'sticker'; readonly source: string }
  | { readonly kind: 'emoji' }
  | { readonly kind: 'location'; readonly location: SharedPlace }
  | { readonly kind: 'contact'; readonly contact: SharedContact }
  /** A message of an application's own kind; `data` waits on this device, so it must be what IndexedDB can keep. */
  | { readonly kind: 'custom'; readonly name: string; readonly data: unknown };
