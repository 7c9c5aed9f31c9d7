import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AvatarSize, avatarSizes, uploadLimits } from '@franca/contract';
import { createFairQueue, withoutTurn } from '../../core/createFairQueue.ts';
import { Refusal } from '../../core/Refusal.ts';
import { makeTemporaryFolder } from '../../core/temporaryFiles.ts';
import type { ByteBudget } from '../../db/createByteBudget.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import type { FileRepository } from './createFileRepository.ts';
import type { FileRow } from './Files.ts';
import { inspectContent } from './inspectContent.ts';
import { shrinkAvatar, smallAvatarType } from './shrinkAvatar.ts';

/** Where a file's bytes lie: as they came in, and as they are handed out after the check. */
export function storageKeys(key: string): { incoming: string; file: string } {
  // Two characters of fan-out keep directories of a disk small.
  return { incoming: `incoming/${key}`, file: `files/${key.slice(0, 2)}/${key}` };
}

/** Where the smaller version of an avatar lies, if it is larger than that. */
export const sizeKey = (key: string, size: AvatarSize): string => `${storageKeys(key).file}-${size}`;

/** Removes the bytes of a file, whole, as they came in, and in sizes. */
export async function removeBytes(
  storage: FileStorage,
  { key, folder }: Pick<FileRow, 'key' | 'folder'>,
): Promise<void> {
  await storage.remove(storageKeys(key).incoming);
  if (folder === 'avatar') for (const size of avatarSizes) await storage.remove(sizeKey(key, size));
  await storage.remove(storageKeys(key).file);
}

/** The owner of a file, as the budget of uploads knows them. */
export function whoPays({ ownerId, ownerProof }: Pick<FileRow, 'ownerId' | 'ownerProof'>): string {
  return ownerId ?? ownerProof ?? '';
}

/** Checks what was uploaded for a row and makes it downloadable; refuses and removes everything when it may not be kept. */
export type CheckUpload = (row: FileRow) => Promise<FileRow>;

/**
 * The one way from uploaded bytes to a file: right after the PUT when it came through this server, at the first claim
 * or download when it went to the object storage. Works on a temporary copy, so memory holds no whole file.
 */
export function createUploadCheck(
  storage: FileStorage,
  repository: FileRepository,
  budget: ByteBudget,
): CheckUpload {
  const underWay = new Map<string, Promise<FileRow>>();
  // A picture of some kilobytes may fill half a gigabyte of memory while it is encoded anew.
  const takeTurn = createFairQueue({ perOwner: 1, total: 2, waitingPerOwner: 100 });

  /** What is there when the upload is not: another process may have checked it meanwhile. */
  async function findChecked(row: FileRow): Promise<FileRow> {
    const found = row.state === 'pending' ? await repository.find(row.key) : undefined;
    if (found?.state !== 'ready') throw new Refusal('file_not_found');
    return found;
  }

  async function check(row: FileRow): Promise<FileRow> {
    const keys = storageKeys(row.key);
    // What went past this server was paid for when its slot was opened: it may not be more than that.
    const paid = storage.isDirect && row.parts === null ? row.size : null;
    const uploaded = await storage.stat(keys.incoming);
    if (uploaded === null) return findChecked(row);
    // Parts were counted one by one, as they came.
    const maxBytes = row.parts === null ? (paid ?? uploadLimits[row.folder]) : uploaded.size;
    if (uploaded.size > maxBytes) throw new Refusal('file_too_large');
    const directory = await makeTemporaryFolder();
    try {
      const copy = join(directory, 'uploaded');
      const source = await storage.open(keys.incoming);
      if (source === null) return await findChecked(row);
      await withoutTurn(() => pipeline(source, createWriteStream(copy)));
      const { path, ...facts } = await withoutTurn(() =>
        takeTurn(whoPays(row), () => inspectContent(copy, row.folder, directory)),
      );
      const { size } = await stat(path);
      // Encoding anew may add a little; what is kept is limited by what was allowed in.
      const options = { maxBytes: Math.max(size, maxBytes), contentType: facts.contentType };
      await storage.save(keys.file, createReadStream(path), options);
      if (row.folder === 'avatar') {
        const smaller = await withoutTurn(() => takeTurn(whoPays(row), () => shrinkAvatar(path)));
        for (const size of avatarSizes) {
          const bytes = smaller.get(size);
          // An upload before this one may have left it.
          if (bytes === undefined) await storage.remove(sizeKey(row.key, size));
          else
            await storage.save(sizeKey(row.key, size), Readable.from([bytes]), {
              maxBytes: bytes.length,
              contentType: smallAvatarType,
            });
        }
      }
      const ready = await repository.setReady(row, { ...facts, size });
      if (ready === undefined) return await findChecked(row);
      await storage.remove(keys.incoming);
      if (paid !== null) await budget.giveBack(whoPays(row), paid - uploaded.size);
      return ready;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  async function checkOrRemove(row: FileRow): Promise<FileRow> {
    try {
      return await check(row);
    } catch (error) {
      const isFinal =
        error instanceof Refusal && ['file_type_refused', 'file_too_large'].includes(error.code);
      if (isFinal) {
        await removeBytes(storage, row);
        await repository.remove(row.key);
      }
      throw error;
    }
  }

  return (row) => {
    const running = underWay.get(row.key);
    if (running) return running;
    const started = checkOrRemove(row).finally(() => underWay.delete(row.key));
    underWay.set(row.key, started);
    return started;
  };
}
