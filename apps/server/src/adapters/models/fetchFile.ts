import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { AnswerTooLongError, fetchBounded, refuseAnswer } from '../web/fetchBounded.ts';

/** A file to fetch: where, and what it must be as it is sent (`packed`) and as it is kept; without checksums sizes have to do. */
export type FileToFetch = {
  /** Name in its folder. */
  name: string;
  url: string;
  packed: { size: number; sha256: string | undefined };
  size: number;
  sha256: string | undefined;
};

/** A file could not be fetched, or is not what the list says; the message says which and why. */
export class FetchError extends Error {
  override name = 'FetchError';
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function unpackerFor(url: string): Transform | undefined {
  if (url.endsWith('.zst')) return createZstdDecompress();
  return url.endsWith('.gz') ? createGunzip() : undefined;
}

/** Fetches what is missing of a packed file; a server that knows no ranges sends all of it again. */
async function download({ url, packed }: FileToFetch, path: string): Promise<void> {
  const have = await sizeOf(path);
  if (have === packed.size) return;
  const isBegun = have > 0 && have < packed.size;
  const response = await fetchBounded(url, {
    headers: isBegun ? { range: `bytes=${have}-` } : {},
    maxBytes: packed.size,
  });
  if (!response.ok || !response.body)
    return refuseAnswer(response, new FetchError(`${url} answered ${response.status}.`));
  const flags = response.status === 206 ? 'a' : 'w';
  await pipeline(Readable.fromWeb(response.body), createWriteStream(path, { flags }));
}

/** Whether a file is what the list says. */
async function isFile(
  path: string,
  { size, sha256 }: { size: number; sha256: string | undefined },
): Promise<boolean> {
  return (await sizeOf(path)) === size && (sha256 === undefined || (await hashOf(path)) === sha256);
}

/** Fetches a file into a folder, unless it is there; goes on where an earlier try stopped. Throws `FetchError`. */
export async function fetchFile(file: FileToFetch, folder: string): Promise<void> {
  const path = join(folder, file.name);
  if (await isFile(path, file)) return;
  const part = `${path}.part`;
  await download(file, part).catch(async (error: Error) => {
    if (error instanceof FetchError) throw error;
    if (error instanceof AnswerTooLongError) {
      await rm(part, { force: true });
      throw new FetchError(`${file.url} is not the file of the list: it is longer. It was deleted.`);
    }
    const cause = (error.cause as Error | undefined)?.message ?? error.message;
    throw new FetchError(`${file.url} could not be fetched: ${cause}. The same command goes on from here.`);
  });
  if (!(await isFile(part, file.packed))) {
    await rm(part);
    throw new FetchError(`${file.url} is not the file of the list: its checksum differs. It was deleted.`);
  }
  const unpacked = `${path}.new`;
  const unpacker = unpackerFor(file.url);
  const target = createWriteStream(unpacked);
  await (unpacker
    ? pipeline(createReadStream(part), unpacker, target)
    : pipeline(createReadStream(part), target));
  if (!(await isFile(unpacked, file))) {
    await rm(unpacked);
    throw new FetchError(`${file.url} holds something else than the list says: the checksum differs.`);
  }
  await rename(unpacked, path);
  await rm(part);
}
