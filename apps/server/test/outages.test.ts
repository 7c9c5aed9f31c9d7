import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outsideEnvironment } from './outsideEnvironment.ts';
import { type FaultyProxy, type ServiceFault, startFaultyProxy } from './startFaultyProxy.ts';
import { tinyPicture } from './tinyPicture.ts';
import { createWorld, type Pair, type Person, type World } from './world.ts';

const faults: readonly ServiceFault[] = ['silent', 'slow', 'refusing', 'rubbish'];

/** Another person's text is answered while these wait: more requests than the server works on at a time. */
const [people, picturesEach] = [22, 3];

describe('while the storage of files does not work', () => {
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

  it.each(faults)(
    'refuses a picture that cannot be looked at, and takes it afterwards: %s',
    async (fault) => {
      const { ana, topic_id } = pair;
      const url = await ana.upload({ name: 'a.png', bytes: tinyPicture });
      const attachments = [{ type: 'image' as const, name: 'a.png', origin_url: url }];
      const chat_id = ana.chatId();
      const send = () => ana.send(topic_id, '', { type: 'image', chat_id, attachments });
      storage.fail(fault);
      expect(await send()).toMatchObject({ status: 503, code: 'files_unavailable' });
      storage.fail('none');
      // After the pause in which it is left alone.
      world.app.testClock.advance(11);
      expect((await send()).status).toBe(200);
    },
  );
});

describe.each(faults)('while a service is %s', (fault) => {
  let world: World;
  let pair: Pair;
  let proxies: Record<'payments' | 'places' | 'media' | 'translation' | 'links', FaultyProxy>;

  beforeAll(async () => {
    const open = () => startFaultyProxy();
    const [payments, places, media] = [await open(), await open(), await open()];
    const [translation, links] = [await open(), await open()];
    proxies = { payments, places, media, translation, links };
    const url = (name: keyof typeof proxies) => `http://127.0.0.1:${proxies[name].port}`;
    world = await createWorld({
      serviceTimeoutMs: 300,
      mayFetchFrom: () => true,
      environment: {
        ...outsideEnvironment(url),
        LINK_PREVIEWS: 'on',
      },
    });
    pair = await world.pair({ plan: 'free' });
    for (const proxy of Object.values(proxies)) proxy.fail(fault);
  });
  afterAll(async () => {
    await world.dispose();
    for (const proxy of Object.values(proxies)) await proxy.close();
  });

  const stateOf = async (name: string) =>
    (await world.api.system.health()).data.services.find((service) => service.name === name)?.state;

  /** Calls until the service is left alone, then once more; what the person sees last. */
  async function askUntilOpen<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
    for (let time = 0; time < 5; time += 1) await call();
    expect(await stateOf(name)).toBe('open');
    return call();
  }

  it('says that places cannot be searched', async () => {
    const search = () => world.api.places.search({ as: pair.ana, query: { query: 'Rome', limit: 5 } });
    expect(await askUntilOpen('places', search)).toMatchObject({ status: 503, code: 'places_unavailable' });
  });

  it('says that a call cannot be joined', async () => {
    const { ana, topic_id } = pair;
    const uuid = randomUUID();
    const started = await world.api.calls.start({ as: ana, body: { topic_id, uuid, is_video: false } });
    expect(started.status).toBe(200);
    const token = () => world.api.calls.token({ as: ana, query: { topic_id, uuid } });
    expect(await askUntilOpen('media', token)).toMatchObject({ status: 503, code: 'calls_unavailable' });
  });

  it('leaves the texts of an interface as they are', async () => {
    let texts = 0;
    const translate = () =>
      world.api.translate.appStrings({
        as: pair.ana,
        body: { lang_code: 'fr', translate_str: { one: `Text ${++texts}` } },
      });
    const { data } = await askUntilOpen('translation', translate);
    expect(data).toEqual({ one: `Text ${texts}` });
  });

  it('says that a payment is pending of which nothing is known', async () => {
    const body = { token: 'ctoken_local', package_name: 'premium', package_price: 4.99 } as const;
    const { data } = await world.api.billing.checkOut({ as: pair.bea, body });
    expect(data).toEqual({ status: 'pending' });
  });

  it('gives no preview of a link', async () => {
    let pages = 0;
    const preview = () =>
      world.api.links.preview({
        as: pair.ana,
        body: { url: `http://127.0.0.1:${proxies.links.port}/${++pages}` },
      });
    for (let time = 0; time < 4; time += 1) expect((await preview()).data).toBeNull();
    const asked = proxies.links.connections();
    expect((await preview()).data).toBeNull();
    expect(proxies.links.connections()).toBe(asked);
  });

  it('sends texts all the same', async () => {
    const { ana, bea, topic_id } = pair;
    expect((await ana.send(topic_id)).status).toBe(200);
    expect((await world.api.chat.list({ as: bea, query: { topic_id } })).data.length).toBeGreaterThan(0);
  });
});
