import { randomBytes } from 'node:crypto';
import { type UploadFolder, type UploadSlot, uploadLimits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { FileTooLargeError } from '../../ports/FileStorage.ts';
import type { FileAddresses } from './createFileAddresses.ts';
import type { FileRepository } from './createFileRepository.ts';
import { type CheckUpload, storageKeys } from './createUploadCheck.ts';
import type { FileOwner, FileRow, Files } from './Files.ts';
import type { FilesContext } from './FilesContext.ts';

/** How bytes come in: into a slot, or made by the server itself. */
export type Uploads = {
  /** Opens one upload slot per name. */
  openSlots: Files['openSlots'];
  /** Takes the bytes of a signed PUT and checks them. */
  receiveSigned: Files['upload'];
  /** Stores and checks bytes that the server made; returns the key of the file. */
  add: (
    owner: FileOwner,
    folder: UploadFolder,
    name: string,
    source: AsyncIterable<Uint8Array>,
  ) => Promise<string>;
};

/** What uploads need of the file service. */
export type UploadsContext = Omit<FilesContext, 'db'> &
  Pick<FileAddresses, 'urlOf'> & {
    /** The rows of files. */
    repository: FileRepository;
    /** Makes an upload downloadable, or refuses and removes it. */
    check: CheckUpload;
  };

const slotSeconds = 15 * 60;

/** Uploads into the storage, by way of this server or straight to the storage's own address. */
export function createUploads(context: UploadsContext): Uploads {
  const { clock, storage, baseUrl, repository, check, urlOf } = context;

  async function addRow(owner: FileOwner, folder: UploadFolder, name: string): Promise<string> {
    const key = randomBytes(20).toString('hex');
    const whose = 'userId' in owner ? { ownerId: owner.userId } : { ownerProof: owner.registrant };
    await repository.insert({ key, ...whose, folder, name, createdAt: clock() });
    return key;
  }

  async function receive(row: FileRow, source: AsyncIterable<Uint8Array>): Promise<void> {
    const options = { maxBytes: uploadLimits[row.folder], contentType: 'application/octet-stream' };
    try {
      await storage.save(storageKeys(row.key).incoming, source, options);
    } catch (error) {
      if (error instanceof FileTooLargeError) throw new Refusal('file_too_large');
      throw error;
    }
    await check(row);
  }

  return {
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
    receiveSigned: async (key, { expires, signature }, source) => {
      const query = { expires: String(expires), signature };
      const isSigned = /^[0-9a-f]{40}$/.test(key) && storage.acceptsUpload(storageKeys(key).incoming, query);
      const row = isSigned ? await repository.find(key) : undefined;
      if (!row || row.claimedAt) throw new Refusal('upload_expired');
      await receive(row, source);
    },
    add: async (owner, folder, name, source) => {
      const key = await addRow(owner, folder, name);
      const row = await repository.find(key);
      if (!row) throw new Refusal('file_not_found');
      await receive(row, source);
      return key;
    },
  };
}
