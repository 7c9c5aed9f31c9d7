import type { Readable } from 'node:stream';
import type { UploadFolder, UploadSlot } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { files } from '../../db/schema/files.ts';

/** Whoever uploads: a signed-in person, or somebody between verification and sign-up, by the address that was verified. */
export type FileOwner = { userId: string } | { registrant: string };

/** What a message may show a file as. */
export type AttachmentKind = 'image' | 'video' | 'audio' | 'file';

/** A file that somebody is about to upload; `size` in bytes, where it is said beforehand. */
export type UploadRequest = { name: string; size?: number | undefined };

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

/** One row of table `files`. */
export type FileRow = typeof files.$inferSelect;

/** Files that are uploaded while they are made, in parts one after the other. */
export type FileParts = {
  /** Begins a file; returns its key. Refuses with `upload_limit_reached` where nothing more can be uploaded today. */
  begin: (owner: FileOwner, name: string) => Promise<string>;
  /** Its name, and how many parts came; undefined where there is no such file. */
  find: (key: string) => Promise<{ name: string; parts: number } | undefined>;
  /**
   * Takes the next part, whose bytes the caller may say; one that came before is dropped, `conflict` says that one before
   * it is missing.
   */
  add: (
    key: string,
    part: { index: number; size: number | undefined },
    source: AsyncIterable<Uint8Array>,
  ) => Promise<void>;
  /** Makes the file of its parts; returns its address. Any process may do it, also several times. */
  join: (
    key: string,
    /** Rewrites the first bytes, which must be whole parts. */
    rewrite?: (head: Buffer) => Buffer,
  ) => Promise<string>;
};

/** Upload, check, ownership and download of files; the same over disk and object storage. */
export type Files = {
  /** Opens one upload slot for each file; refuses what is too large, or more than the owner may upload in a day. */
  openSlots: (owner: FileOwner, folder: UploadFolder, requests: UploadRequest[]) => Promise<UploadSlot[]>;
  /** Takes the bytes of a signed PUT, of which the caller may say how many come, checks them and makes them downloadable. */
  upload: (
    key: string,
    query: { expires: number; signature: string; size: number | undefined },
    source: AsyncIterable<Uint8Array>,
  ) => Promise<void>;
  /** Files that are uploaded while they are made. */
  parts: FileParts;
  /** Stores bytes that the server made itself, already claimed. */
  store: (
    owner: FileOwner,
    folder: UploadFolder,
    name: string,
    source: AsyncIterable<Uint8Array>,
  ) => Promise<StoredFile>;
  /**
   * Copies a checked file, byte for byte, for somebody else, who has to claim it; counts as an upload. Refuses with `file_not_found`, or
   * `upload_limit_reached`.
   */
  copy: (url: string, owner: FileOwner) => Promise<StoredFile>;
  /** Whether an address leads to a file of this owner on this server; never to a foreign host. */
  isOwnUrl: (url: string, owner: FileOwner) => Promise<boolean>;
  /**
   * Checks a file that an avatar, group or message is about to refer to, and keeps it from being purged; refuses with
   * `file_not_found`. `name` is the name as it is shown: where it is that of the upload but for its capitals, the file is saved under it.
   */
  claim: (url: string, owner: FileOwner, name?: string) => Promise<StoredFile>;
  /** Checks a file as {@link Files.claim} does, and claims nothing yet. */
  check: (url: string, owner: FileOwner) => Promise<StoredFile>;
  /** Claims a file that was checked, in the transaction that stores what shows it; false where it was purged meanwhile. */
  keep: (tx: Database, url: string, owner: FileOwner) => Promise<boolean>;
  /** Gives a claimed file up, e.g. a replaced avatar; it is purged later. Without an owner whoever's it is; foreign addresses are ignored. */
  release: (url: string, owner?: FileOwner) => Promise<void>;
  /** Gives what somebody uploaded before sign-up to the new account. */
  assign: (registrant: string, userId: string) => Promise<void>;
  /** A file for whoever knows its key; refuses with `file_not_found`. */
  read: (key: string) => Promise<FileRow>;
  /** Its bytes. */
  open: (key: string) => Promise<Readable>;
  /** A file by its address; undefined where that leads elsewhere, or to no file. */
  find: (url: string) => Promise<FileRow | undefined>;
  /** The bytes of a file by its address; refuses with `file_not_found`, also what is elsewhere. */
  openUrl: (url: string) => Promise<Readable>;
  /** Gives up what was uploaded before sign-up with a number or an address of an account that is being deleted. */
  forget: (tx: Database, account: { phone: string | null; emails: readonly string[] }) => Promise<void>;
  /** The files of somebody that are ready, page by page. */
  pagesOf: (userId: string) => AsyncGenerator<Pick<FileRow, 'key' | 'name'>[]>;
  /** Removes the files of somebody, each after `beforeEach` was called with its address. */
  removeAllOf: (userId: string, beforeEach: (url: string) => Promise<void>) => Promise<void>;
  /** Removes files that nobody claimed within a day, and those whose owner is gone; returns how many. */
  purge: () => Promise<number>;
};
