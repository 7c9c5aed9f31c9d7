import { randomBytes } from 'node:crypto';
import { type UploadFolder, type UploadSlot, uploadLimits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { FileTooLargeError } from '../../ports/FileStorage.ts';
import type { FileAddresses } from './createFileAddresses.ts';
import type { FileRepository } from './createFileRepository.ts';
import { type CheckUpload, storageKeys, whoPays } from './createUploadCheck.ts';
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
  /** Copies the bytes of a file that was checked, which counts as an upload; returns the row of the copy, which nobody claimed yet. */
  copy: (owner: FileOwner, original: FileRow) => Promise<FileRow>;
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
  const { clock, storage, budget, baseUrl, repository, check, urlOf } = context;

  const whose = (owner: FileOwner) =>
    'userId' in owner
      ? { ownerId: owner.userId, ownerProof: null }
      : { ownerId: null, ownerProof: owner.registrant };

  async function addRow(owner: FileOwner, row: Pick<FileRow, 'folder' | 'name' | 'size'>): Promise<string> {
    const key = randomBytes(20).toString('hex');
    await repository.insert({ key, ...whose(owner), ...row, createdAt: clock() });
    return key;
  }

  function refuseUntil(seconds: number): void {
    if (seconds > 0) throw new Refusal('upload_limit_reached', { retryAfter: seconds });
  }

  async function receive(row: FileRow, source: AsyncIterable<Uint8Array>): Promise<void> {
    const options = { maxBytes: uploadLimits[row.folder], contentType: 'application/octet-stream' };
    try {
      await storage.save(storageKeys(row.key).incoming, source, options);
    } catch (error) {
      if (error instanceof FileTooLargeError) throw new Refusal('file_too_large');
      throw error;
    }
    // Its bytes were counted as they came, whatever size the row has from the file before.
    await check({ ...row, size: null });
  }

  /** Receives what somebody uploads; every byte that arrives counts, also of what is cut off, refused or sent again. */
  async function receivePaid(
    row: FileRow,
    size: number | undefined,
    source: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const largest = uploadLimits[row.folder];
    if (size !== undefined && size > largest) throw new Refusal('file_too_large');
    const taken = size ?? largest;
    refuseUntil(await budget.take(whoPays(row), taken));
    let arrived = 0;
    async function* counted() {
      for await (const chunk of source) {
        arrived += chunk.length;
        yield chunk;
      }
    }
    try {
      await receive(row, counted());
    } finally {
      await budget.giveBack(whoPays(row), taken - arrived);
    }
  }

  /** Counts what is about to be uploaded: where it does not come through this server, nobody counts it later. */
  async function countSlots(
    owner: FileOwner,
    { bytes, isDirect }: { bytes: number; isDirect: boolean },
  ): Promise<void> {
    const payer = whoPays(whose(owner));
    refuseUntil(
      await (isDirect ? budget.take(payer, bytes) : budget.secondsUntil(payer, Math.max(1, bytes))),
    );
  }

  return {
    openSlots: async (owner, folder, requests) => {
      const largest = uploadLimits[folder];
      if (requests.some(({ size = 0 }) => size > largest)) throw new Refusal('file_too_large');
      const isDirect = storage.isDirect && requests.every(({ size }) => size !== undefined);
      const bytes = requests.reduce((sum, { size = 0 }) => sum + size, 0);
      await countSlots(owner, { bytes, isDirect });
      const slots: UploadSlot[] = [];
      for (const { name, size } of requests) {
        const key = await addRow(owner, { folder, name, size: isDirect ? (size ?? null) : null });
        const signed = { expiresInSeconds: slotSeconds, ...(isDirect && { size }) };
        const address = await storage.uploadUrl(storageKeys(key).incoming, signed);
        const upload_url = address.startsWith('/') ? `${baseUrl}${address}` : address;
        slots.push({ file: name, upload_url, download_url: urlOf(key) });
      }
      return slots;
    },
    receiveSigned: async (key, { expires, signature, size }, source) => {
      const query = { expires: String(expires), signature };
      const isSigned = /^[0-9a-f]{40}$/.test(key) && storage.acceptsUpload(storageKeys(key).incoming, query);
      const row = isSigned ? await repository.find(key) : undefined;
      if (!row || row.claimedAt) throw new Refusal('upload_expired');
      await receivePaid(row, size, source);
    },
    add: async (owner, folder, name, source) => {
      const key = await addRow(owner, { folder, name, size: null });
      const row = await repository.find(key);
      if (!row) throw new Refusal('file_not_found');
      await receive(row, source);
      return key;
    },
    copy: async (owner, { key: from, folder, name, contentType, size, width, height }) => {
      if (contentType === null || size === null) throw new Refusal('file_not_found');
      const payer = whoPays(whose(owner));
      refuseUntil(await budget.take(payer, size));
      try {
        const source = await storage.open(storageKeys(from).file);
        if (source === null) throw new Refusal('file_not_found');
        // The row first: what is cut off here is found by it and purged.
        const key = await addRow(owner, { folder, name, size: null });
        await storage.save(storageKeys(key).file, source, { maxBytes: size, contentType });
        const facts = { contentType, size, width, height };
        const ready = await repository.setReady({ key, state: 'pending' }, facts);
        if (!ready) throw new Refusal('file_not_found');
        return ready;
      } catch (error) {
        await budget.giveBack(payer, size);
        throw error;
      }
    },
  };
}
