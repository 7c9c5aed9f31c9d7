import { randomBytes } from 'node:crypto';
import { limits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { FileTooLargeError } from '../../ports/FileStorage.ts';
import type { FileRepository } from './createFileRepository.ts';
import { type CheckUpload, storageKeys, whoPays } from './createUploadCheck.ts';
import type { FileParts, FileRow } from './Files.ts';
import type { FilesContext } from './FilesContext.ts';

/** What parts need of the file service. */
export type FilePartsContext = FilesContext & {
  /** The rows of files. */
  repository: FileRepository;
  /** Makes a file downloadable, or refuses and removes it. */
  check: CheckUpload;
  /** The address of a file. */
  urlOf: (key: string) => string;
};

/** Where a part lies until the file is whole. */
export const partKey = (key: string, index: number): string => `${storageKeys(key).incoming}-${index}`;

/** Parts in the storage, each under a key of its own, so that any process can take the next one. */
export function createFileParts(context: FilePartsContext): FileParts {
  const { clock, storage, budget, repository, check, urlOf } = context;

  async function requireRow(key: string): Promise<FileRow & { parts: number }> {
    const row = await repository.find(key);
    if (!row || row.parts === null) throw new Refusal('not_found');
    return { ...row, parts: row.parts };
  }

  async function takeBytes(row: FileRow, bytes: number): Promise<void> {
    const seconds = await budget.take(whoPays(row), bytes);
    if (seconds > 0) throw new Refusal('upload_limit_reached', { retryAfter: seconds });
  }

  async function* bytesOf(row: FileRow & { parts: number }, rewrite?: (head: Buffer) => Buffer) {
    for (let index = 0; index < row.parts; index += 1) {
      const part = await storage.open(partKey(row.key, index));
      if (part === null) throw new Refusal('file_not_found');
      if (index > 0 || !rewrite) {
        yield* part as AsyncIterable<Buffer>;
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part) chunks.push(chunk as Buffer);
      yield rewrite(Buffer.concat(chunks));
    }
  }

  return {
    begin: async (owner, name) => {
      if (!('userId' in owner)) throw new Refusal('unauthorized');
      const seconds = await budget.secondsUntil(owner.userId, 1);
      if (seconds > 0) throw new Refusal('upload_limit_reached', { retryAfter: seconds });
      const key = randomBytes(20).toString('hex');
      const row = { key, ownerId: owner.userId, ownerProof: null, folder: 'upload' as const, name };
      await repository.insert({ ...row, size: 0, parts: 0, createdAt: clock() });
      return key;
    },
    find: async (key) => {
      const row = await repository.find(key);
      return row && row.parts !== null ? { name: row.name, parts: row.parts } : undefined;
    },
    add: async (key, { index, size }, source) => {
      const row = await requireRow(key);
      if (index < row.parts) return;
      if (index > row.parts) throw new Refusal('conflict');
      const left = limits.recordingBytes - (row.size ?? 0);
      const largest = Math.min(limits.recordingPartBytes, left);
      if (largest <= 0 || (size !== undefined && size > largest)) throw new Refusal('file_too_large');
      const taken = size ?? largest;
      await takeBytes(row, taken);
      let used = 0;
      try {
        const options = { maxBytes: largest, contentType: 'application/octet-stream' };
        ({ size: used } = await storage.save(partKey(key, index), source, options));
        await repository.addPart(row, used);
      } catch (error) {
        throw error instanceof FileTooLargeError ? new Refusal('file_too_large') : error;
      } finally {
        await budget.giveBack(whoPays(row), taken - used);
      }
    },
    join: async (key, rewrite) => {
      const row = await requireRow(key);
      if (row.parts === 0) throw new Refusal('file_not_found');
      if (row.state === 'pending') {
        const options = { maxBytes: limits.recordingBytes * 2, contentType: 'application/octet-stream' };
        try {
          await storage.save(storageKeys(key).incoming, bytesOf(row, rewrite), options);
        } catch (error) {
          // Another process was faster, and the parts are gone.
          if ((await repository.find(key))?.state !== 'ready') throw error;
          return urlOf(key);
        }
        await check(row);
      }
      // Also where a crash came after the file was ready.
      await storage.remove(storageKeys(key).incoming);
      for (let index = 0; index < row.parts; index += 1) await storage.remove(partKey(key, index));
      return urlOf(key);
    },
  };
}
