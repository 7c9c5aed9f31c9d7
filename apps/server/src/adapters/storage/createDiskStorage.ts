import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { assertStorageKey } from '../../ports/FileStorage.ts';
import { createUploadSignatures, type UploadSignatureOptions } from './createUploadSignatures.ts';
import { limitBytes, writeDurably } from './writeDurably.ts';

/** Where files lie and what signs their upload addresses. */
export type DiskStorageOptions = UploadSignatureOptions & {
  /** Directory of the files; made when missing. */
  directory: string;
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
 * leaves the old file or the new one. Upload addresses are paths of this server.
 */
export function createDiskStorage(options: DiskStorageOptions): FileStorage {
  const readDisk = options.readDisk ?? statfs;
  const uploads = createUploadSignatures(options);

  const unfinished = join(options.directory, 'unfinished');
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(options.directory, ...key.split('/'));
  };

  return {
    id: 'disk',
    isDirect: false,
    uploadUrl: async (key, { expiresInSeconds }) => uploads.pathFor(key, expiresInSeconds),
    acceptsUpload: uploads.accepts,
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
