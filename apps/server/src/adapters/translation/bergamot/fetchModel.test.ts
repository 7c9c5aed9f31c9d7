import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BergamotTranslator } from './BergamotTranslator.ts';
import { fetchModel } from './fetchModel.ts';
import { readModelList } from './modelList.ts';
import { readModels } from './readModels.ts';
import { makeModelFiles } from './testing/makeModel.ts';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const { network, vocabulary } = makeModelFiles('hola');
const files = new Map<string, Buffer>([
  ['files/model.zst', zstdCompressSync(network)],
  ['files/vocab.gz', gzipSync(vocabulary)],
]);

let server: Server;
let address = '';
let received: { path: string; range: string | undefined }[] = [];
let cutAfter = Number.POSITIVE_INFINITY;
let directory = '';

function entry(fileType: string, location: string, content: Buffer, version = '2.1') {
  const packed = files.get(location) ?? Buffer.alloc(0);
  return {
    ...{ name: `${fileType}.enes.bin`, sourceLanguage: 'en', targetLanguage: 'es', architecture: 'tiny' },
    ...{ version, fileType, decompressedSize: content.length, decompressedHash: sha256(content) },
    attachment: { location, hash: sha256(packed), size: packed.length, mimetype: 'application/zstd' },
  };
}
const list = () => ({
  data: [
    entry('model', 'files/model.zst', network),
    entry('vocab', 'files/vocab.gz', vocabulary),
    entry('model', 'files/model.zst', network, '1.0'),
    entry('vocab', 'files/vocab.gz', vocabulary, '1.0'),
    entry('model', 'files/model.zst', network, '3.0a1'),
    { something: 'else' },
  ],
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    received.push({ path, range: request.headers.range });
    const content = files.get(path);
    if (!content) return response.writeHead(404).end();
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(from ? 206 : 200, { 'content-length': content.length - from });
    const part = content.subarray(from, Math.min(content.length, cutAfter));
    if (part.length < content.length - from) return response.write(part, () => response.destroy());
    return response.end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/records`;
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
  cutAfter = Number.POSITIVE_INFINITY;
  if (directory) rmSync(directory, { recursive: true });
  directory = mkdtempSync(join(tmpdir(), 'franca-models-'));
});

const listed = (body: unknown = list()) => {
  const model = readModelList(body, address).get('en-es');
  if (!model) throw new Error('The list has no such model.');
  return model;
};

it('reads the newest released model of each pair from a list', () => {
  expect(listed()).toMatchObject({ version: '2.1', licence: 'MPL-2.0', shortlist: undefined });
  expect(readModelList(list(), address).size).toBe(1);
  expect(() => readModelList({}, address)).toThrow('is no list of models');
});

it('fetches, checks and unpacks a model, which translates then', async () => {
  await fetchModel(listed(), directory);
  const folder = join(directory, 'en-es');
  expect(readFileSync(join(folder, 'model.enes.bin'))).toEqual(network);
  const manifest = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as object;
  // Weights of the small model are floats.
  writeFileSync(
    join(folder, 'model.json'),
    JSON.stringify({ ...manifest, config: { 'gemm-precision': 'float32' } }),
  );
  const translator = new BergamotTranslator({ modelsDirectory: directory });
  const outcome = await translator.translate({ text: 'hello', source: 'en', target: 'es' });
  await translator.close();
  expect(outcome).toMatchObject({ status: 'done', text: 'hola' });
});

it('fetches nothing that is there', async () => {
  await fetchModel(listed(), directory);
  received = [];
  await fetchModel(listed(), directory);
  expect(received).toEqual([]);
});

it('has no model while fetching is cut off', async () => {
  cutAfter = 1000;
  await expect(fetchModel(listed(), directory)).rejects.toThrow('goes on from here');
  expect(readModels(directory, () => {})).toEqual([]);
});

it('goes on where it was cut off', async () => {
  const folder = join(directory, 'en-es');
  mkdirSync(folder);
  writeFileSync(join(folder, 'model.enes.bin.part'), files.get('files/model.zst')?.subarray(0, 1000) ?? '');
  await fetchModel(listed(), directory);
  expect(received[0]).toEqual({ path: 'files/model.zst', range: 'bytes=1000-' });
  expect(readModels(directory, () => {})).toHaveLength(1);
});

it('fetches a damaged file again', async () => {
  await fetchModel(listed(), directory);
  appendFileSync(join(directory, 'en-es', 'vocab.enes.bin'), 'x');
  expect(readModels(directory, () => {})).toEqual([]);
  await fetchModel(listed(), directory);
  expect(readModels(directory, () => {})).toHaveLength(1);
});

it('keeps no file whose checksum differs', async () => {
  const model = listed();
  model.model.packed.sha256 = '0'.repeat(64);
  await expect(fetchModel(model, directory)).rejects.toThrow('checksum differs');
  expect(readModels(directory, () => {})).toEqual([]);
  const other = listed();
  other.model.sha256 = '0'.repeat(64);
  await expect(fetchModel(other, directory)).rejects.toThrow('something else');
  expect(readModels(directory, () => {})).toEqual([]);
});

it('says what a server without the file answers', async () => {
  const model = listed();
  model.model.url = new URL('none', address).href;
  await expect(fetchModel(model, directory)).rejects.toThrow('answered 404');
});
