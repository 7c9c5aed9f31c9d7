import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { UploadFolder, UploadSlot } from '@franca/contract';
import { createTestBudget } from '../../../../test/createTestBudget.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { chooseAdapters } from '../../../composition/chooseAdapters.ts';
import { createFiles } from '../createFiles.ts';
import type { Files } from '../Files.ts';

/** Where bytes are kept. */
export type StorageKind = 'disk' | 's3';

/** An answered GET. */
export type Download = { status: number; headers: { get: (name: string) => string | null }; body: Buffer };

/** Two people, somebody before the sign-up, and the ways of a file. */
export type FilesWorld = World & {
  ana: Person;
  bo: Person;
  /** Somebody who verified an address and has no account yet. */
  registrant: { token: string | null; registrant: string };
  /** The service behind the routes, for what other domains ask of it. */
  files: Files;
  /** The same in another process. */
  elsewhere: Files;
  /** Opens one slot. */
  openSlot: (as: { token: string | null }, folder: UploadFolder, name: string) => Promise<UploadSlot>;
  /** PUTs bytes over the network and gives the answer's status and, where there is one, its code. */
  put: (
    url: string,
    bytes: Uint8Array,
  ) => Promise<{ status: number; statusText: string; code: string | undefined }>;
  /** GETs an address over the network, following the redirect to the object storage. */
  get: (url: string, headers?: Record<string, string>) => Promise<Download>;
  /** Names of the stored files without directories, in order. */
  listBytes: () => Promise<string[]>;
};

async function openS3(directory: string) {
  const configureBuckets = [{ name: 'franca', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'franca',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  return { environment, close: () => server.close() };
}

async function verifyAddress(world: World, email: string): Promise<FilesWorld['registrant']> {
  await world.api.auth.emailVerify({ body: { email } });
  const { data } = await world.api.auth.emailCodeVerify({ body: await world.linkTo(email) });
  return { token: data.registration_token, registrant: email };
}

/** Builds the world over a storage of its own. */
export async function createFilesWorld(
  kind: StorageKind,
  environment: Record<string, string> = {},
): Promise<FilesWorld> {
  const bucket = await mkdtemp(join(tmpdir(), 'franca-bucket-'));
  const s3 = kind === 's3' ? await openS3(bucket) : undefined;
  const world = await createWorld({ environment: { ...s3?.environment, ...environment } });
  const { clock, config, database, server } = world.app.core;
  const storage = chooseAdapters.storage(config, world.app.core);
  const budget = createTestBudget(database.db, clock, config.UPLOAD_MB_PER_DAY * 1024 * 1024);
  const serve = () => createFiles({ db: database.db, clock, storage, budget, baseUrl: '' });
  const resolve = (url: string) => new URL(url, server.listeningOrigin);
  const directory = s3 ? bucket : join(config.DATA_DIR, 'files');
  return {
    ...world,
    ana: await world.join('Ana'),
    bo: await world.join('Bo'),
    registrant: await verifyAddress(world, 'registrant@example.org'),
    files: serve(),
    elsewhere: serve(),
    openSlot: async (as, folder, name) => {
      const [slot] = (await world.api.files.presigned({ as, body: { file_names: [name], folder } })).data;
      if (!slot) throw new Error('No slot was opened.');
      return slot;
    },
    put: async (url, bytes) => {
      const answer = await fetch(resolve(url), { method: 'PUT', body: bytes });
      const text = await answer.text();
      const code: string | undefined = text.startsWith('{') ? JSON.parse(text).code : undefined;
      return { status: answer.status, statusText: answer.statusText, code };
    },
    get: async (url, headers = {}) => {
      const answer = await fetch(resolve(url), { headers });
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, body };
    },
    listBytes: async () => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
    },
    dispose: async () => {
      // A download that was not read to its end would hold its connection open for more than a minute.
      server.server.closeAllConnections();
      await world.dispose();
      await s3?.close();
      await rm(bucket, { recursive: true, force: true });
    },
  };
}
