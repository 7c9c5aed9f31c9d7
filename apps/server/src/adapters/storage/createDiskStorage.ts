import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { assertStorageKey } from '../../ports/FileStorage.ts';
import { limitBytes, writeDurably } from './writeDurably.ts';

/** Where files lie and what signs their upload addresses. */
export type DiskStorageOptions = {
  /** Directory of the files; made when missing. */
  directory: string;
  /** Secret of the installation; only a key derived from it signs addresses. */
  secret: string;
  /** Path before the last part of a key, e.g. `/api/file/`. */
  uploadPath: string;
  /** Milliseconds since 1970; the clock of this process by default. */
  now?: (() => number) | undefined;
  /** Reads the free space of the disk; for tests. */
  readDisk?: ((path: string) => Promise<{ bavail: number; bsize: number }>) | undefined;
};

/** Free bytes below which files, and on the same disk the database, cannot be counted on any more. */
const minFreeBytes = 32 * 1024 * 1024;

/** Waits until the directory itself is on disk, so that a renamed file survives a power cut. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Files in a directory of this machine. A write goes to a temporary name, is synced and then renamed, so a crash
 * leaves the old file or the new one. Upload addresses are paths of this server, signed with HMAC-SHA-256.
 */
export function createDiskStorage(options: DiskStorageOptions): FileStorage {
  const now = options.now ?? Date.now;
  const readDisk = options.readDisk ?? statfs;
  const signingKey = createHmac('sha256', options.secret).update('franca file upload').digest();

  const unfinished = join(options.directory, 'unfinished');
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(options.directory, ...key.split('/'));
  };
  const sign = (key: string, expires: string) =>
    createHmac('sha256', signingKey).update(`PUT\n${key}\n${expires}`).digest('base64url');

  return {
    id: 'disk',
    isDirect: false,
    uploadUrl: async (key, { expiresInSeconds }) => {
      assertStorageKey(key);
      const expires = String(Math.floor(now() / 1000) + expiresInSeconds);
      const query = new URLSearchParams({ expires, signature: sign(key, expires) });
      return `${options.uploadPath}${key.slice(key.lastIndexOf('/') + 1)}?${query}`;
    },
    acceptsUpload: (key, { expires = '', signature = '' }) => {
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(key, expires));
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
      return isGenuine && Number(expires) * 1000 > now();
    },
    save: async (key, source, { maxBytes }) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // All in one folder, where a start finds what a crash has left without looking through every file.
      const temporary = join(unfinished, `${randomUUID()}.part`);
      await mkdir(unfinished, { recursive: true });
      try {
        const size = await writeDurably(temporary, limitBytes(source, maxBytes));
        await rename(temporary, path);
        await syncDirectory(dirname(path));
        return { size };
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    open: async (key, range) => {
      // Opened before it is answered: a file removed meanwhile can still be read to its end.
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing);
      return file && createReadStream('', { fd: file, start: range?.start, end: range?.end });
    },
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(nullWhenMissing);
      return found && { size: found.size };
    },
    downloadUrl: async () => null,
    removeUnfinished: async (before) => {
      let removed = 0;
      // Earlier versions wrote beside the upload.
      for (const folder of [unfinished, join(options.directory, 'incoming')]) {
        const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
        for (const name of names.filter((each) => each.endsWith('.part'))) {
          const path = join(folder, name);
          const found = await stat(path).catch(nullWhenMissing);
          if (!found || found.mtime >= before) continue;
          await rm(path, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    check: async () => {
      await mkdir(options.directory, { recursive: true });
      await access(options.directory, constants.R_OK | constants.W_OK);
      const { bavail, bsize } = await readDisk(options.directory);
      if (bavail * bsize < minFreeBytes) throw new Error('The disk of the files is full.');
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
