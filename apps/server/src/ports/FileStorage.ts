import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** How a stored file is handed to a browser. */
export type DownloadHeaders = {
  /** Value of Content-Type. */
  contentType: string;
  /** Value of Content-Disposition. */
  disposition: string;
};

/**
 * Keeps bytes under keys such as `files/abc_DEF-1`: parts of letters, digits, `-` and `_`, joined by `/`.
 * Any other key is refused with a TypeError. Writes are atomic: a reader sees the old bytes, the new bytes or none.
 */
export type FileStorage = {
  /** Name of the adapter: `disk` or `s3`. */
  readonly id: string;
  /** Whether browsers PUT files whose size they say to the storage itself, past this server. */
  readonly isDirect: boolean;
  /**
   * Address that takes one PUT of this key for `expiresInSeconds`: a path of this server or, where the storage is direct and
   * `size` is given, an absolute one, which takes exactly so many bytes.
   */
  uploadUrl: (
    key: string,
    options: { expiresInSeconds: number; size?: number | undefined },
  ) => Promise<string>;
  /** Whether an upload that reached this server carries a signature of {@link FileStorage.uploadUrl}. */
  acceptsUpload: (key: string, query: { expires?: string; signature?: string }) => boolean;
  /** Stores a stream without buffering it; rejects with FileTooLargeError past `maxBytes`, leaving nothing behind. */
  save: (
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: { maxBytes: number; contentType: string },
  ) => Promise<{ size: number }>;
  /** Opens the bytes, or a part of them, for reading; null when there is no such key. */
  open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** Size in bytes, or null when there is no such key. */
  stat: (key: string) => Promise<{ size: number } | null>;
  /** A short-lived address to send a browser to, or null when this server has to hand the bytes out itself. */
  downloadUrl: (key: string, headers: DownloadHeaders) => Promise<string | null>;
  /** Removes the key; an unknown one is no error. */
  remove: (key: string) => Promise<void>;
  /** Removes what writes have left that were cut off by a crash before a moment; returns how many. */
  removeUnfinished: (before: Date) => Promise<number>;
  /** Rejects while files can be neither read nor stored. */
  check: () => Promise<void>;
};

/** More bytes came than the caller allows. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  /** The limit that was passed, in bytes. */
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes.`);
    this.maxBytes = maxBytes;
  }
}

const keyPattern = /^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128})*$/;

/** Throws a TypeError unless the key is made of plain parts; dots, empty parts and absolute paths never reach a disk or bucket. */
export function assertStorageKey(key: string): void {
  if (!keyPattern.test(key))
    throw new TypeError('A storage key holds only letters, digits, "-", "_" and "/".');
}
