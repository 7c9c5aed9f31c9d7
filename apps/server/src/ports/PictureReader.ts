import type { TextBox } from '@franca/contract';

/** A line of text in a picture. */
export type PictureLine = {
  text: string;
  /** Where it stands. */
  box: TextBox;
  /** Lines of one paragraph have the same number. */
  paragraph: number;
};

/** A picture whose text is wanted. */
export type PictureRequest = {
  /** A PNG without transparency, at most 2,400 pixels wide and high. */
  picture: Uint8Array<ArrayBuffer>;
  /** BCP 47 tags of the languages in which something may be written, the likeliest first. */
  languages: readonly string[];
  /** Asked by a service outside right before the picture goes to it; where it is false, the picture `failed`. */
  mayLeave?: (() => Promise<boolean>) | undefined;
  /** Gives the picture up. */
  signal: AbortSignal;
};

/** What came of it: lines from the top, none where nothing is written. What failed may be tried again, at the earliest after `retryAfterMs`. */
export type PictureOutcome =
  | { status: 'done'; lines: PictureLine[] }
  | { status: 'failed'; detail: string; retryAfterMs?: number | undefined };

/** Recognition of text in pictures, outside of the event loop. Engines never reject, and end by themselves after a bounded time. */
export type PictureReader = {
  /** Name in programs. */
  readonly id: string;
  /** Name as people read it. */
  readonly name: string;
  /** Where the picture goes: this server, or a service. */
  readonly where: 'server' | 'service';
  /** Host of the service; null on this server. */
  readonly host: string | null;
  /** How far its texts can be relied on. */
  readonly quality: 'good' | 'rough';
  /** Primary language subtags that it knows, e.g. `en`; `*` stands for all. */
  languages: () => readonly string[];
  /** Reads a picture; never rejects. */
  read: (request: PictureRequest) => Promise<PictureOutcome>;
  /** Ends all processes and connections. */
  close: () => Promise<void>;
};
