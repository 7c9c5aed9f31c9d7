import type { Readable } from 'node:stream';
import { Refusal } from '../../core/Refusal.ts';
import { createFileAddresses } from './createFileAddresses.ts';
import { createFileParts, partKey } from './createFileParts.ts';
import { createFileRepository } from './createFileRepository.ts';
import { createUploadCheck, removeBytes, storageKeys } from './createUploadCheck.ts';
import { createUploads } from './createUploads.ts';
import type { FileOwner, FileRow, Files, StoredFile } from './Files.ts';
import type { FilesContext } from './FilesContext.ts';
import { attachmentKind } from './fileHeaders.ts';

const unclaimedMs = 24 * 3_600_000;

/** The file service: who owns a file, what keeps it, and how it is read. How it comes in is {@link createUploads}. */
export function createFiles(context: FilesContext): Files {
  const { clock, storage, budget } = context;
  const repository = createFileRepository(context.db);
  const check = createUploadCheck(storage, repository, budget);
  const { urlOf, keyOf } = createFileAddresses(context.baseUrl);
  const uploads = createUploads({ ...context, repository, check, urlOf });
  const parts = createFileParts({ ...context, repository, check, urlOf });

  const describe = (row: FileRow): StoredFile => {
    const { key, name, contentType, size, width, height } = row;
    if (contentType === null || size === null) throw new Refusal('file_not_found');
    return { url: urlOf(key), name, contentType, kind: attachmentKind(contentType), size, width, height };
  };

  async function readRow(key: string): Promise<FileRow> {
    const row = await repository.find(key);
    if (row === undefined) throw new Refusal('file_not_found');
    return row;
  }

  /** The row last: a removal that was cut off is found again by it. */
  async function removeFile(row: Pick<FileRow, 'key' | 'parts' | 'folder'>): Promise<void> {
    const { key, parts: count } = row;
    // One more may have been stored than was counted.
    for (let index = 0; count !== null && index <= count; index += 1)
      await storage.remove(partKey(key, index));
    await removeBytes(storage, row);
    await repository.remove(key);
  }

  /** A file of somebody, checked unless it was claimed: what was claimed does not change any more. */
  async function readChecked(url: string, owner: FileOwner): Promise<FileRow> {
    const key = keyOf(url);
    const row = key && (await repository.findOwned(key, owner));
    if (!row) throw new Refusal('file_not_found');
    if (row.claimedAt) return row;
    // An object storage may contain newer bytes than those that were looked at for a preview.
    const isWaiting = row.state === 'pending' || (await storage.stat(storageKeys(row.key).incoming)) !== null;
    return isWaiting ? check(row) : row;
  }

  async function claim(url: string, owner: FileOwner, name?: string): Promise<StoredFile> {
    const row = await readChecked(url, owner);
    if (row.claimedAt) return describe(row);
    const shown = name !== undefined && name.toLowerCase() === row.name ? name : row.name;
    const isClaimed = await repository.claim({ key: row.key, owner }, { claimedAt: clock(), name: shown });
    if (!isClaimed) throw new Refusal('file_not_found');
    return describe({ ...row, name: shown });
  }

  async function open(key: string): Promise<Readable> {
    const stream = await storage.open(storageKeys(key).file);
    if (stream === null) throw new Refusal('file_not_found');
    return stream;
  }

  return {
    claim,
    check: async (url, owner) => describe(await readChecked(url, owner)),
    keep: async (tx, url, owner) => {
      const key = keyOf(url);
      return key !== undefined && repository.claim({ key, owner }, { claimedAt: clock() }, tx);
    },
    parts,
    openSlots: uploads.openSlots,
    upload: uploads.receiveSigned,
    store: async (owner, folder, name, source) =>
      claim(urlOf(await uploads.add(owner, folder, name, source)), owner),
    copy: async (url, owner) => {
      const key = keyOf(url);
      const original = key === undefined ? undefined : await repository.find(key);
      if (original?.state !== 'ready') throw new Refusal('file_not_found');
      return describe(await uploads.copy(owner, original));
    },
    isOwnUrl: async (url, owner) => {
      const key = keyOf(url);
      return key !== undefined && (await repository.findOwned(key, owner)) !== undefined;
    },
    release: async (url, owner) => {
      const key = keyOf(url);
      if (!key) return;
      const row = owner ? await repository.findOwned(key, owner) : await repository.find(key);
      if (row) await repository.release(key);
    },
    assign: repository.setOwner,
    read: async (key) => {
      const row = await readRow(key);
      return row.state === 'pending' ? check(row) : row;
    },
    open,
    find: async (url) => {
      const key = keyOf(url);
      return key === undefined ? undefined : repository.find(key);
    },
    openUrl: async (url) => {
      const key = keyOf(url);
      if (key === undefined) throw new Refusal('file_not_found');
      return open(key);
    },
    forget: repository.dropProofs,
    pagesOf: async function* pagesOf(userId) {
      for (let after = ''; ; ) {
        const rows = await repository.listReady(userId, { after, limit: 100 });
        yield rows;
        const last = rows.at(-1);
        if (!last) return;
        after = last.key;
      }
    },
    removeAllOf: async (userId, beforeEach) => {
      for (let rows = await repository.listOwned(userId, 100); rows.length > 0; ) {
        for (const row of rows) {
          await beforeEach(urlOf(row.key));
          await removeFile(row);
        }
        rows = await repository.listOwned(userId, 100);
      }
    },
    purge: async () => {
      const before = new Date(clock().getTime() - unclaimedMs);
      const listed = await repository.listPurgeable(before, 500);
      for (const row of listed) if (await repository.abandon(row.key, before)) await removeFile(row);
      return listed.length;
    },
  };
}
