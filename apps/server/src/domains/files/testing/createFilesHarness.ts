import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import type { UploadFolder, UploadSlot } from '@franca/contract';
import { createTestClock } from '../../../../test/createTestClock.ts';
import { createTestRouter } from '../../../../test/createTestRouter.ts';
import { createDiskStorage } from '../../../adapters/storage/createDiskStorage.ts';
import { createS3Storage } from '../../../adapters/storage/createS3Storage.ts';
import { loadConfig } from '../../../config.ts';
import { createCore } from '../../../core/createCore.ts';
import { openPgliteInMemory } from '../../../db/openPglite.ts';
import { users } from '../../../db/schema/users.ts';
import { createFiles } from '../createFiles.ts';
import { registerFileRoutes } from '../registerFileRoutes.ts';

/** Where the harness keeps bytes. */
export type StorageKind = 'disk' | 's3';

const profile = {
  avatar: '/avatar',
  country: 'Italy',
  language: 'Italian',
  accent: 'Italian (Italy)',
  gender: 'other' as const,
};

async function openS3(directory: string) {
  const configureBuckets = [{ name: 'franca', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const account = { region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const storage = createS3Storage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'franca', ...account });
  return { storage, close: () => server.close() };
}

/** An answered GET. */
export type Download = { status: number; headers: { get: (name: string) => string | null }; body: Buffer };

/** The file routes on a real HTTP server and database, for two people, Ana and Bo, and one registrant. */
export async function createFilesHarness(kind: StorageKind) {
  const directory = await mkdtemp(join(tmpdir(), 'franca-files-'));
  const clock = createTestClock();
  const database = await openPgliteInMemory();
  const config = loadConfig({ PORT: '0', DATA_DIR: directory });
  const logDestination = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { core, close } = await createCore(config, { database, clock: clock.now, logDestination });
  const bytesDirectory = join(directory, 'bytes');
  const s3 = kind === 's3' ? await openS3(bytesDirectory) : undefined;
  const disk = { directory: bytesDirectory, secret: core.secret, uploadPath: '/api/file/' };
  const storage = s3?.storage ?? createDiskStorage({ ...disk, now: () => clock.now().getTime() });
  const files = createFiles({
    db: database.db,
    clock: clock.now,
    storage,
    baseUrl: '',
  });

  const [ana, bo] = await database.db
    .insert(users)
    .values(['Ana', 'Bo'].map((name) => ({ ...profile, name })))
    .returning({ id: users.id });
  const people = { ana: ana?.id ?? '', bo: bo?.id ?? '' };
  const { route } = createTestRouter(core.server, {
    readSession: async (token) => people[token as keyof typeof people],
    findRegistrant: async (token) => (token === 'registrant' ? 'phone:+15551' : undefined),
    limiter: core.limiter,
  });
  registerFileRoutes(route, { files, storage });
  const origin = await core.server.listen({ port: 0, host: '127.0.0.1' });
  const resolve = (url: string) => new URL(url, origin);

  /** Asks for slots as `token`; the answer's status with its envelope. */
  const presign = async (token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(resolve('/api/file/presigned'), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const envelope = (await answer.json()) as { data: UploadSlot[]; errors?: string[]; code?: string };
    return { status: answer.status, ...envelope };
  };
  /** Opens one slot. */
  const openSlot = async (token: string, folder: UploadFolder, name: string): Promise<UploadSlot> => {
    const [slot] = (await presign(token, { file_names: [name], folder })).data;
    if (!slot) throw new Error('No slot was opened.');
    return slot;
  };
  /** PUTs bytes and gives the answer's status and, where there is one, its code. */
  const put = async (url: string, bytes: Uint8Array) => {
    const answer = await fetch(resolve(url), { method: 'PUT', body: bytes });
    const text = await answer.text();
    const code: string | undefined = text.startsWith('{') ? JSON.parse(text).code : undefined;
    return { status: answer.status, statusText: answer.statusText, code };
  };
  /** GETs an address, following the redirect to the object storage. */
  const get = async (url: string, headers: Record<string, string> = {}): Promise<Download> => {
    const answer = await fetch(resolve(url), { headers });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  /** Names of the stored files without directories; empty when nothing is left behind. */
  const listBytes = async () => {
    const entries = await readdir(bytesDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const dispose = async () => {
    // A download that was not read to its end would hold its connection open for more than a minute.
    core.server.server.closeAllConnections();
    await close();
    await s3?.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { clock, core, files, people, presign, openSlot, put, get, listBytes, dispose };
}

/** What {@link createFilesHarness} gives. */
export type FilesHarness = Awaited<ReturnType<typeof createFilesHarness>>;
