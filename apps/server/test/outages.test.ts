import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { createWebPushCarrier } from '../src/adapters/push/createWebPushCarrier.ts';
import { toWave } from '../src/adapters/speech/toWave.ts';
import { createAddressGuard } from '../src/adapters/web/createAddressGuard.ts';
import { createSubscription } from './createSubscription.ts';
import { outsideEnvironment } from './outsideEnvironment.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import { hum } from './speakSentence.ts';
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
    await vi.waitFor(() => expect(storage.connections()).toBeGreaterThan(0), { timeout: 10_000 });
    const { status } = await pair.ana.send(pair.topic_id);
    ended.push('text');
    expect(status).toBe(200);
    expect(ended[0]).toBe('text');
    const answers = await Promise.all(pictures);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });

  it.each(['silent', 'refusing'] as const)(
    'is ready for what proxies ask for, and not for everything: %s',
    async (fault) => {
      const { ready } = world.api.system;
      expect((await ready()).data).toEqual({ ready: true });
      storage.fail(fault);
      expect(await ready()).toMatchObject({ status: 503, code: 'unavailable' });
      expect((await ready({ query: { degraded: true } })).data).toEqual({ ready: true, away: ['files'] });
    },
  );

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
  const names = ['payments', 'places', 'media', 'translation', 'links', 'models', 'push'] as const;
  let world: World;
  let pair: Pair;
  let proxies: Record<(typeof names)[number], FaultyProxy>;

  beforeAll(async () => {
    const opened = await Promise.all(names.map(async (name) => [name, await startFaultyProxy()] as const));
    proxies = Object.fromEntries(opened) as typeof proxies;
    const url = (name: (typeof names)[number]) => `http://127.0.0.1:${proxies[name].port}`;
    const guard = createAddressGuard({ protocols: ['http:'], mayConnect: () => true });
    const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:someone@example.org' };
    world = await createWorld({
      serviceTimeoutMs: 300,
      mayFetchFrom: () => true,
      pushCarriers: [createWebPushCarrier({ ...keys, guard, timeoutMs: 300 })],
      environment: {
        ...outsideEnvironment(url),
        LINK_PREVIEWS: 'on',
        OPENAI_BASE_URL: url('models'),
        ASSISTANT_MODEL: 'small',
        TRANSCRIBE_MODEL: 'small',
        VISION_MODEL: 'small',
        POCKETSPHINX: 'off',
        TESSERACT: 'off',
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
        body: { lang_code: 'pt', translate_str: { one: `Text ${++texts}` } },
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

  it('says that SmartTalk cannot answer', async () => {
    const question = () =>
      world.api.assistant.create({ as: pair.ana, body: { content: 'What is a group?' } });
    expect(await askUntilOpen('assistant', question)).toMatchObject({
      status: 503,
      code: 'assistant_unavailable',
    });
  });

  it.each([
    {
      service: 'speech',
      kind: 'voiceText',
      type: 'audio',
      name: 'a.wav',
      bytes: Buffer.from(toWave([hum(900)])),
    },
    { service: 'pictures', kind: 'imageText', type: 'image', name: 'a.png', bytes: tinyPicture },
  ] as const)('says that the text of an attachment was not recognised: $kind', async (tried) => {
    const { ana, topic_id } = pair;
    const { service, kind, type, name, bytes } = tried;
    const origin_url = await ana.upload({ name, bytes, folder: type === 'audio' ? 'audio' : 'upload' });
    const attachments = [{ type, origin_url, name }];
    const { data } = await ana.send(topic_id, '', { type, content: null, attachments });
    const { chat_id } = data;
    const request = () => world.api.chat[kind]({ as: ana, body: { topic_id, chat_id } });
    expect((await request()).data).toMatchObject({ state: 'queued' });
    let isLeftAlone = false;
    await vi.waitFor(
      async () => {
        isLeftAlone ||= (await stateOf(service)) === 'open';
        // The pauses between its attempts.
        world.app.testClock.advance(5);
        expect((await request()).data).toMatchObject({ state: 'failed', text: null });
      },
      { timeout: 30_000, interval: 100 },
    );
    // The last attempt may be the one after which the service is left alone.
    isLeftAlone ||= (await stateOf(service)) === 'open';
    expect(isLeftAlone).toBe(true);
  });

  it('pushes nothing, and delays no message by it', async () => {
    const { ana, bea, topic_id } = pair;
    const { token } = createSubscription(`http://127.0.0.1:${proxies.push.port}/push/1`);
    await world.api.notifications.fcm({ as: bea, body: { token } });
    for (let time = 0; time < 4; time += 1) expect((await ana.send(topic_id)).status).toBe(200);
    await vi.waitFor(async () => expect(await stateOf('push')).toBe('open'), { timeout: 20_000 });
  });

  it('sends texts all the same', async () => {
    const { ana, bea, topic_id } = pair;
    expect((await ana.send(topic_id)).status).toBe(200);
    expect((await world.api.chat.list({ as: bea, query: { topic_id } })).data.length).toBeGreaterThan(0);
  });
});

describe.each(faults)('while a carrier of codes is %s', (fault) => {
  let world: World;
  let mail: FaultyProxy;
  let sms: FaultyProxy;

  beforeAll(async () => {
    [mail, sms] = [await startFaultyProxy(), await startFaultyProxy()];
    const { TWILIO_VIDEO_URL: _video, ...environment } = outsideEnvironment(() => 'http://127.0.0.1:9');
    world = await createWorld({
      serviceTimeoutMs: 300,
      environment: {
        ...environment,
        TRUST_PROXY: '1',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'Franca <no-reply@franca.example>',
        TWILIO_API_URL: `http://127.0.0.1:${sms.port}`,
      },
    });
    for (const proxy of [mail, sms]) proxy.fail(fault);
  });
  afterAll(async () => {
    await world.dispose();
    for (const proxy of [mail, sms]) await proxy.close();
  });

  const failed = { status: 502, code: 'delivery_failed' };
  const serviceStates = async () =>
    Object.fromEntries(
      (await world.api.system.health()).data.services.map(({ name, state }) => [name, state]),
    );

  it('says that a quick link was not sent', async () => {
    for (let time = 0; time < 4; time += 1) {
      const body = { email: `mia${time}@example.org`, type: 'web' } as const;
      // A network has few places, which last as long as the connections to a silent server.
      const headers = { 'x-forwarded-for': `203.0.113.${time}` };
      expect(await world.api.auth.emailVerify({ headers, body })).toMatchObject(failed);
    }
    expect(await serviceStates()).toMatchObject({ mail: 'open' });
  });

  it('says that a code was not sent', async () => {
    for (let time = 0; time < 4; time += 1) {
      const captcha_token = await solveCaptcha(world.app);
      const body = { dial_code: '61', phone_number: `41234567${time}`, captcha_token };
      expect(await world.api.auth.phoneVerify({ body })).toMatchObject(failed);
    }
    expect(await serviceStates()).toMatchObject({ sms: 'open' });
  });
});
