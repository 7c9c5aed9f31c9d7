import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import type { ListedFile, ListedModel } from './modelList.ts';
import type { ModelManifest } from './readModels.ts';

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
async function download({ url, packed }: ListedFile, path: string): Promise<void> {
  const have = await sizeOf(path);
  if (have === packed.size) return;
  const isBegun = have > 0 && have < packed.size;
  const response = await fetch(url, { headers: isBegun ? { range: `bytes=${have}-` } : {} });
  if (!response.ok || !response.body) throw new FetchError(`${url} answered ${response.status}.`);
  const flags = response.status === 206 ? 'a' : 'w';
  await pipeline(Readable.fromWeb(response.body), createWriteStream(path, { flags }));
}

async function fetchFile(file: ListedFile, folder: string): Promise<void> {
  const path = join(folder, file.name);
  if ((await sizeOf(path)) === file.size && (await hashOf(path)) === file.sha256) return;
  const part = `${path}.part`;
  await download(file, part).catch((error: Error) => {
    if (error instanceof FetchError) throw error;
    const cause = (error.cause as Error | undefined)?.message ?? error.message;
    throw new FetchError(`${file.url} could not be fetched: ${cause}. The same command goes on from here.`);
  });
  if ((await hashOf(part)) !== file.packed.sha256) {
    await rm(part);
    throw new FetchError(`${file.url} is not the file of the list: its checksum differs. It was deleted.`);
  }
  const unpacked = `${path}.new`;
  const unpacker = unpackerFor(file.url);
  const target = createWriteStream(unpacked);
  await (unpacker
    ? pipeline(createReadStream(part), unpacker, target)
    : pipeline(createReadStream(part), target));
  if ((await hashOf(unpacked)) !== file.sha256) {
    await rm(unpacked);
    throw new FetchError(`${file.url} holds something else than the list says: the checksum differs.`);
  }
  await rename(unpacked, path);
  await rm(part);
}

/**
 * Fetches the files of a model into its folder and writes its manifest last, so that a model that was cut off is none. Goes
 * on where an earlier try stopped, and fetches nothing that is there. Throws `FetchError`.
 */
export async function fetchModel(listed: ListedModel, directory: string): Promise<void> {
  const { source, target, version, licence, model, shortlist, vocabularies } = listed;
  const folder = join(directory, `${source}-${target}`);
  await mkdir(folder, { recursive: true });
  for (const file of [model, ...(shortlist ? [shortlist] : []), ...vocabularies])
    await fetchFile(file, folder);
  const factsOf = ({ name, size, sha256 }: ListedFile) => ({ name, size, sha256 });
  const manifest: ModelManifest = {
    ...{ source, target, version, licence },
    files: {
      model: factsOf(model),
      ...(shortlist ? { shortlist: factsOf(shortlist) } : {}),
      vocabularies: vocabularies.map(factsOf),
    },
  };
  const path = join(folder, 'model.json');
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(`${path}.new`, path);
}
