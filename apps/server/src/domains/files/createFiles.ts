import { randomBytes } from 'node:crypto';
import type { UploadFolder, UploadSlot } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { FileTooLargeError } from '../../ports/FileStorage.ts';
import { createFileRepository } from './createFileRepository.ts';
import { createUploadCheck, folderLimits, storageKeys } from './createUploadCheck.ts';
import type { FileOwner, FileRow, Files, StoredFile } from './Files.ts';
import { attachmentKind } from './fileHeaders.ts';

/** What files are built on. */
export type FilesContext = {
  /** Where owners and facts are kept. */
  db: Database;
  /** Decides about expiry and purging. */
  clock: Clock;
  /** Where bytes are kept. */
  storage: FileStorage;
  /** Put before addresses: `PUBLIC_URL` without a trailing slash when it is set, else empty (addresses are paths). */
  baseUrl: string;
};

const slotSeconds = 15 * 60;
const unclaimedMs = 24 * 3_600_000;
const path = '/api/file/';

/** Creates the file service. */
export function createFiles(context: FilesContext): Files {
  const { clock, storage, baseUrl } = context;
  const repository = createFileRepository(context.db);
  const check = createUploadCheck(storage, repository);

  const urlOf = (key: string) => `${baseUrl}${path}${key}`;
  const keyOf = (url: string) => {
    const rest = baseUrl && url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
    return /^\/api\/file\/([0-9a-f]{40})$/.exec(rest)?.[1];
  };
  const describe = (row: FileRow): StoredFile => {
    const { key, name, contentType, size, width, height } = row;
    if (contentType === null || size === null) throw new Refusal('file_not_found');
    return { url: urlOf(key), name, contentType, kind: attachmentKind(contentType), size, width, height };
  };

  async function addRow(owner: FileOwner, folder: UploadFolder, name: string): Promise<string> {
    const key = randomBytes(20).toString('hex');
    const whose = 'userId' in owner ? { ownerId: owner.userId } : { ownerProof: owner.registrant };
    await repository.insert({ key, ...whose, folder, name, createdAt: clock() });
    return key;
  }

  async function receive(row: FileRow, source: AsyncIterable<Uint8Array>): Promise<FileRow> {
    const options = { maxBytes: folderLimits[row.folder], contentType: 'application/octet-stream' };
    try {
      await storage.save(storageKeys(row.key).incoming, source, options);
    } catch (error) {
      if (error instanceof FileTooLargeError) throw new Refusal('file_too_large');
      throw error;
    }
    return check(row);
  }

  async function readRow(key: string): Promise<FileRow> {
    const row = await repository.find(key);
    if (row === undefined) throw new Refusal('file_not_found');
    return row;
  }

  async function claim(url: string, owner: FileOwner): Promise<StoredFile> {
    const key = keyOf(url);
    const row = key && (await repository.findOwned(key, owner));
    if (!row) throw new Refusal('file_not_found');
    if (row.claimedAt) return describe(row);
    // An object storage may hold newer bytes than those that were looked at for a preview.
    const isWaiting = row.state === 'pending' || (await storage.stat(storageKeys(row.key).incoming)) !== null;
    const ready = isWaiting ? await check(row) : row;
    await repository.setClaimed(row.key, clock());
    return describe(ready);
  }

  return {
    claim,
    openSlots: async (owner, folder, names) => {
      const slots: UploadSlot[] = [];
      for (const name of names) {
        const key = await addRow(owner, folder, name);
        const address = await storage.uploadUrl(storageKeys(key).incoming, { expiresInSeconds: slotSeconds });
        const upload_url = address.startsWith('/') ? `${baseUrl}${address}` : address;
        slots.push({ file: name, upload_url, download_url: urlOf(key) });
      }
      return slots;
    },
    upload: async (key, { expires, signature }, source) => {
      const query = { expires: String(expires), signature };
      const isSigned = /^[0-9a-f]{40}$/.test(key) && storage.acceptsUpload(storageKeys(key).incoming, query);
      const row = isSigned ? await repository.find(key) : undefined;
      if (!row || row.claimedAt) throw new Refusal('upload_expired');
      await receive(row, source);
    },
    store: async (owner, folder, name, source) => {
      const key = await addRow(owner, folder, name);
      await receive(await readRow(key), source);
      return claim(urlOf(key), owner);
    },
    isOwnUrl: async (url, owner) => {
      const key = keyOf(url);
      return key !== undefined && (await repository.findOwned(key, owner)) !== undefined;
    },
    release: async (url, owner) => {
      const key = keyOf(url);
      if (!key) return;
      const row = owner ? await repository.findOwned(key, owner) : await repository.find(key);
      if (row) await repository.setClaimed(key, null);
    },
    assign: repository.setOwner,
    read: async (key) => {
      const row = await readRow(key);
      return row.state === 'pending' ? check(row) : row;
    },
    open: async (key, range) => {
      const stream = await storage.open(storageKeys(key).file, range);
      if (stream === null) throw new Refusal('file_not_found');
      return stream;
    },
    purge: async () => {
      const abandoned = await repository.listPurgeable(new Date(clock().getTime() - unclaimedMs), 500);
      for (const { key } of abandoned) {
        await storage.remove(storageKeys(key).incoming);
        await storage.remove(storageKeys(key).file);
        await repository.remove(key);
      }
      return abandoned.length;
    },
  };
}
