import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from './startFaultyProxy.ts';
import { createWorld, type Pair, type Person, type World } from './world.ts';

/** Another person's text is answered while these wait: more requests than the server works on at a time. */
const [people, picturesEach] = [22, 3];

describe('while the storage of files is silent', () => {
  let directory: string;
  let s3: S3rver;
  let storage: FaultyProxy;
  let world: World;
  let pair: Pair;
  let crowd: { person: Person; topic_id: string }[];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-s3-'));
    s3 = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'franca', configs: [] }],
    });
    const { port } = await s3.run();
    storage = await startFaultyProxy({ target: port });
    world = await createWorld({
      serviceTimeoutMs: 2000,
      environment: {
        S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
        S3_BUCKET: 'franca',
        S3_ACCESS_KEY: 'S3RVER',
        S3_SECRET_KEY: 'S3RVER',
      },
    });
    pair = await world.pair();
    crowd = [];
    for (let index = 0; index < people; index += 1) {
      const person = await world.join(`Person ${index}`);
      crowd.push({ person, topic_id: await person.open(pair.bea) });
    }
  });
  afterAll(async () => {
    await world.dispose();
    await storage.close();
    await s3.close();
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(() => {
    world.app.testClock.advance(60);
    storage.fail('none');
  });

  /** Everybody of the crowd sends pictures whose upload the server has to look at first. */
  async function sendPictures(): Promise<Promise<{ status: number }>[]> {
    const slots = await Promise.all(
      crowd.map(({ person }) =>
        world.api.files.presigned({
          as: person,
          body: {
            folder: 'upload',
            file_names: Array.from({ length: picturesEach }, (_, at) => `${at}.png`),
          },
        }),
      ),
    );
    return crowd.flatMap(({ person, topic_id }, index) =>
      (slots[index]?.data ?? []).map(({ download_url }) =>
        person.send(topic_id, '', {
          type: 'image',
          attachments: [{ type: 'image', name: 'a.png', origin_url: download_url }],
        }),
      ),
    );
  }

  it('answers a text of another person before any of the pictures that wait for it', async () => {
    storage.fail('silent');
    const ended: string[] = [];
    const pictures = (await sendPictures()).map((picture) => picture.finally(() => ended.push('picture')));
    await vi.waitFor(() => expect(storage.connections()).toBeGreaterThan(0));
    const { status } = await pair.ana.send(pair.topic_id);
    ended.push('text');
    expect(status).toBe(200);
    expect(ended[0]).toBe('text');
    const answers = await Promise.all(pictures);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });
});
