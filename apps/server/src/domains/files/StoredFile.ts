import type { AttachmentKind } from './attachmentKind.ts';

/** A checked file as other domains refer to it. */
export type StoredFile = {
  /** Address to store and to send to clients: a path of this server, or absolute when `PUBLIC_URL` is set. */
  url: string;
  /** Name it was uploaded under, in lower case. */
  name: string;
  /** True content type, found in the bytes. */
  contentType: string;
  /** What a message may show it as. */
  kind: AttachmentKind;
  /** Bytes. */
  size: number;
  /** Pixels, for images. */
  width: number | null;
  /** Pixels, for images. */
  height: number | null;
};
