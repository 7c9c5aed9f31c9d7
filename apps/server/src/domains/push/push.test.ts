import type { PushPayload } from '@franca/contract';
import { and, eq, isNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { ask } from '../../../test/sockets.ts';
import { type FcmService, startFcmService } from '../../../test/startFcmService.ts';
import { type PushService, type Subscriber, startPushService } from '../../../test/startPushService.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { createFcmCarrier } from '../../adapters/push/createFcmCarrier.ts';
import { createWebPushCarrier } from '../../adapters/push/createWebPushCarrier.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { pushDevices } from '../../db/schema/push.ts';

const patient = { timeout: 10_000, interval: 10 };
const isPush = and(like(jobs.kind, 'push of %'), isNull(jobs.failedAt));

let service: PushService;
let fcm: FcmService;
let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;
let phone: Subscriber;

beforeAll(async () => {
  service = await startPushService();
  const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:someone@example.org' };
  fcm = await startFcmService();
  // A service that does not answer stays so for as long as a test looks at it.
  const timeoutMs = 600_000;
  const webPushes = createWebPushCarrier({ ...keys, timeoutMs, guard: service.guard });
  const translator = new FallbackTranslator([new PhraseTranslator(), repeatingEngine]);
  world = await createWorld({ pushCarriers: [webPushes, createFcmCarrier(fcm.account)], translator });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
  phone = await register(bea);
});
afterAll(async () => {
  await world.dispose();
  await Promise.all([service.close(), fcm.close()]);
  expect([service.problems, fcm.problems]).toEqual([[], []]);
});

async function register(
  as: Pick<Person, 'token' | 'id'>,
  body: { hide_text?: boolean } = {},
): Promise<Subscriber> {
  const device = service.subscribe();
  const { status } = await world.api.notifications.fcm({ as, body: { token: device.token, ...body } });
  expect(status).toBe(200);
  return device;
}

/** Waits until nothing waits to be sent. */
async function whenIdle(): Promise<void> {
  const { db } = world.app.core.database;
  await vi.waitFor(async () => {
    expect(await db.$count(jobs, isPush)).toBe(0);
  }, patient);
}

const texts = ({ received }: Pick<Subscriber, 'received'>) =>
  received.map((push) => (push.signalType === 'close' ? `close ${push.tag}` : `${push.title}: ${push.body}`));
const pushed = (device: Pick<Subscriber, 'received'>, ...wanted: string[]) =>
  vi.waitFor(() => expect(texts(device)).toEqual(wanted), patient);

describe('a message', () => {
  it('without a sound is pushed silently, and is unread as any other', async () => {
    await ana.send(topic_id, 'Hello', { is_silent: true });
    await pushed(phone, 'Ana: Hola');
    expect(phone.received[0]).toMatchObject({ signalType: 'newMessage', silent: '1' });
    expect((await world.api.topics.get({ as: bea, params: { topic_id } })).data.unread_count).toBe(1);
  });

  it('is pushed to a person who sees no page, in their language and grouped by conversation', async () => {
    await ana.send(topic_id, 'Hello');
    await pushed(phone, 'Ana: Hola');
    const expected: Partial<PushPayload> = {
      signalType: 'newMessage',
      topicId: topic_id,
      tag: topic_id,
      lang: 'es',
    };
    expect(phone.received[0]).not.toHaveProperty('silent');
    expect(phone.received[0]).toMatchObject(expected);
    expect(phone.headers[0]).toMatchObject({ urgency: 'high' });
  });

  it('is pushed with both texts, as it was written, or without any, as the person chose', async () => {
    const settings = (show: 'both' | 'original') =>
      world.api.topics.language({ as: bea, body: { topic_id, language: null, show } });
    await settings('both');
    await ana.send(topic_id, 'Hello');
    await pushed(phone, 'Ana: Hola\nHello');
    await settings('original');
    await ana.send(topic_id, 'Thank you');
    await pushed(phone, 'Ana: Hola\nHello', 'Ana: Thank you');
    phone = await register(bea, { hide_text: true });
    await ana.send(topic_id, 'Good night');
    await pushed(phone, 'Franca: New message');
    expect(phone.received[0]).toMatchObject({ icon: null });
  });

  it('says that its translation is rough, with the original unless the person wants the translation alone', async () => {
    const text = 'The old house near the river has windows';
    await ana.send(topic_id, text);
    await pushed(phone, `Ana: Traducción aproximada: [es] ${text}\n${text}`);
    const body = { topic_id, language: null, show: 'translated-only' } as const;
    await world.api.topics.language({ as: bea, body });
    await ana.send(topic_id, `${text} and doors`);
    await vi.waitFor(
      () => expect(texts(phone)[1]).toBe(`Ana: Traducción aproximada: [es] ${text} and doors`),
      patient,
    );
  });

  it('is not pushed while a page can be seen, on whatever server, and is again once none can', async () => {
    const [first, second] = [await bea.connect(), await bea.connect()];
    await ask(first, 'visibility', { visible: true });
    await ask(second, 'visibility', { visible: true });
    await ana.send(topic_id, 'Hello');
    await ask(first, 'visibility', { visible: false });
    await ana.send(topic_id, 'Good morning');
    second.disconnect();
    await vi.waitFor(async () => {
      await ana.send(topic_id, 'Good night');
      expect(texts(phone).length).toBeGreaterThan(0);
    }, patient);
    expect(new Set(texts(phone))).toEqual(new Set(['Ana: Buenas noches']));
  });

  it('is not pushed to its writer, from a muted conversation, or by somebody who is blocked', async () => {
    const own = await register(ana);
    await world.api.topics.mute({ as: bea, body: { topic_id, is_muted: true } });
    await ana.send(topic_id, 'Hello');
    await whenIdle();
    expect([texts(own), texts(phone)]).toEqual([[], []]);
    const group = await world.group(ana, bea);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    await ana.send(group, 'Hello');
    await whenIdle();
    expect(texts(phone)).toEqual([]);
  });

  it('follows what its reader muted a moment ago, while people write', async () => {
    const mute = (is_muted: boolean) => world.api.topics.mute({ as: bea, body: { topic_id, is_muted } });
    await ana.send(topic_id, 'Hello');
    await pushed(phone, 'Ana: Hola');
    await mute(true);
    await ana.send(topic_id, 'Good morning');
    await whenIdle();
    await mute(false);
    await ana.send(topic_id, 'Good night');
    await pushed(phone, 'Ana: Hola', 'Ana: Buenas noches');
  });

  it('of a group bears its name and the writer, and one without words says what it is', async () => {
    const group = await world.group(ana, bea);
    await ana.send(group, 'Hello');
    await pushed(phone, 'Travellers: Ana: Hola');
    const place = { place: 'Hội An', latitude: 15.9, longitude: 108.3 };
    const body = { topic_id, type: 'location', chat_id: ana.chatId(), meta_data: place } as const;
    await world.api.chat.send({ as: ana, body });
    await pushed(phone, 'Travellers: Ana: Hola', 'Ana: Ubicación');
    const poll = { question: 'Where is the train station?', options: ['Hello', 'Good night'] };
    const asked = { topic_id, type: 'poll', chat_id: ana.chatId(), poll } as const;
    await world.api.chat.send({ as: ana, body: asked });
    const question = 'Ana: 📊 ¿Dónde está la estación de tren?';
    await pushed(phone, 'Travellers: Ana: Hola', 'Ana: Ubicación', question);
  });

  it('is closed on one device after another one read it', async () => {
    const { data } = await ana.send(topic_id, 'Hello');
    await pushed(phone, 'Ana: Hola');
    await world.api.chat.seen({ as: bea, body: { topic_id, seen_time: data.date } });
    await pushed(phone, 'Ana: Hola', `close ${topic_id}`);
    await ana.send(topic_id, 'Good night');
    await pushed(phone, 'Ana: Hola', `close ${topic_id}`, 'Ana: Buenas noches');
  });
});

describe('a device', () => {
  it('goes with its session, and with its subscription', async () => {
    const { db } = world.app.core.database;
    await world.api.auth.logout({ as: bea });
    await ana.send(topic_id, 'Hello');
    await whenIdle();
    expect(texts(phone)).toEqual([]);
    const gone = await register(ana);
    gone.unsubscribe();
    const before = await db.$count(pushDevices);
    const cleo = await world.join('Cleo');
    await cleo.send(await cleo.open(ana), 'Hello');
    await vi.waitFor(async () => expect(await db.$count(pushDevices)).toBe(before - 1), patient);
  });

  it('may be an application that registered with Firebase, beside browsers of others', async () => {
    const telephone = fcm.register();
    const body = { token: telephone.token, device_type: 'android' } as const;
    expect((await world.api.notifications.fcm({ as: bea, body })).status).toBe(200);
    const tab = await register(ana);
    await ana.send(topic_id, 'Hello');
    await pushed(telephone, 'Ana: Hola');
    await bea.send(topic_id, 'Gracias');
    await pushed(tab, 'Bea: Thank you');
    expect(telephone.received[0]).toMatchObject({ signalType: 'newMessage', topicId: topic_id });
  });

  it('belongs to whoever signed in last with this browser, and can be removed', async () => {
    const body = { token: phone.token };
    expect((await world.api.notifications.fcm({ as: ana, body })).status).toBe(200);
    await ana.send(topic_id, 'Hello');
    await whenIdle();
    expect(texts(phone)).toEqual([]);
    await bea.send(topic_id, 'Hola');
    await pushed(phone, 'Bea: Hello');
    expect((await world.api.notifications.removeDevice({ as: ana })).status).toBe(200);
    await bea.send(topic_id, 'Gracias');
    await whenIdle();
    expect(texts(phone)).toEqual(['Bea: Hello']);
  });

  it('gets what its service could not take later, once', async () => {
    const failed = service.countFailed();
    service.fail(503);
    await ana.send(topic_id, 'Hello');
    // Not before it was tried with its translation: the clock moves past the time that is waited for one.
    await vi.waitFor(() => expect(service.countFailed()).toBe(failed + 1), patient);
    const { db, clock } = { ...world.app.core.database, ...world.app.core };
    await vi.waitFor(async () => {
      const [job] = await db.select().from(jobs).where(isPush);
      expect(job).toMatchObject({ attempts: 1 });
      // Its pause, no longer the lease under which it was taken.
      expect(job?.dueAt.getTime()).toBeLessThan(clock().getTime() + 10_000);
    }, patient);
    service.fail(null);
    world.app.testClock.advance(60);
    await pushed(phone, 'Ana: Hola');
  });

  it('whose service does not answer holds up no push to another person', async () => {
    const dan = await world.join('Dan');
    const device = service.subscribe();
    await world.api.notifications.fcm({ as: dan, body: { token: device.token } });
    const answer = device.silence();
    const toDan = await ana.open(dan);
    for (let index = 0; index < 20; index += 1) await ana.send(toDan, 'Hello');
    await vi.waitFor(() => expect(service.countWaiting()).toBeGreaterThan(0), patient);
    await ana.send(topic_id, 'Hello');
    await pushed(phone, 'Ana: Hola');
    // Two places on each server, of which others have all the rest.
    expect(service.countWaiting()).toBeLessThanOrEqual(2 * world.app.nodes.length);
    expect(service.countWaiting()).toBeGreaterThan(0);
    answer();
    await whenIdle();
  });

  it('is forgotten when its pushes were given up for a week, and not while one of them arrives', async () => {
    const { db } = world.app.core.database;
    const whereOwner = eq(pushDevices.userId, bea.id);
    const device = async () => (await db.select().from(pushDevices).where(whereOwner))[0];
    service.fail(400);
    await ana.send(topic_id, 'Hello');
    await vi.waitFor(async () => expect((await device())?.failingSince).toBeInstanceOf(Date), patient);
    service.fail(null);
    await ana.send(topic_id, 'Good night');
    await vi.waitFor(async () => expect(await device()).toMatchObject({ failingSince: null }), patient);
    service.fail(400);
    await ana.send(topic_id, 'Hello');
    await vi.waitFor(async () => expect((await device())?.failingSince).toBeInstanceOf(Date), patient);
    world.app.testClock.advance(8 * 86_400);
    await ana.send(topic_id, 'Hello');
    await vi.waitFor(async () => expect(await device()).toBeUndefined(), patient);
    service.fail(null);
  });

  it('is refused with a token of no carrier', async () => {
    const tokens = ['no token', '{"endpoint":"https://127.0.0.1/"}', '{'];
    for (const token of tokens)
      expect(await world.api.notifications.fcm({ as: bea, body: { token } })).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
  });
});

describe('a call', () => {
  it('rings in the words of each reader, and stops everywhere', async () => {
    const { push, core } = world.app;
    const uuid = crypto.randomUUID();
    const until = new Date(core.clock().getTime() + 35_000);
    const caller = { id: ana.id, name: 'Ana', avatar: null };
    push.ring({ userIds: [bea.id], topicId: topic_id, uuid, isVideo: true, caller, until });
    await pushed(phone, 'Ana: Videollamada entrante');
    const payload: Partial<PushPayload> = { signalType: 'startCall', callType: '1', topicId: topic_id, uuid };
    expect(phone.received[0]).toMatchObject(payload);
    push.endRing({ userIds: [bea.id], uuid });
    await pushed(phone, 'Ana: Videollamada entrante', `close call-${uuid}`);
  });

  it('rings before messages that wait: those whose services do not answer hold no place of it', async () => {
    const { push, core, nodes } = world.app;
    const uuid = crypto.randomUUID();
    const until = new Date(core.clock().getTime() + 35_000);
    const caller = { id: ana.id, name: 'Ana', avatar: null };
    // As many people as fill every place for messages, of each server by somebody who sends from it.
    const places = 16 * nodes.length;
    const answers: (() => void)[] = [];
    const silent: Person[] = [];
    while (silent.length < 8) {
      const person = await world.join(`Silent ${silent.length}`);
      answers.push((await register(person)).silence());
      silent.push(person);
      for (const sender of [ana, bea]) {
        const topic = await person.open(sender);
        for (let count = 0; count < 2; count += 1) await sender.send(topic, 'Hello');
      }
    }
    await vi.waitFor(() => expect(service.countWaiting()).toBe(places), patient);
    // A message to Bea waits behind them, a call does not, nor does one to somebody whose own messages hang.
    await ana.send(topic_id, 'Hello');
    const [hanging = bea] = silent;
    const other = await register(hanging);
    const userIds = [bea.id, hanging.id];
    push.ring({ userIds, topicId: topic_id, uuid, isVideo: true, caller, until });
    await pushed(phone, 'Ana: Videollamada entrante');
    await vi.waitFor(() => expect(texts(other)).toEqual(['Ana: Incoming video call']), patient);
    expect(service.countWaiting()).toBeGreaterThanOrEqual(places);
    for (const answer of answers) answer();
    await whenIdle();
    expect(texts(phone)).toEqual(['Ana: Videollamada entrante', 'Ana: Hola']);
  });

  it('rings no device of somebody who muted the conversation', async () => {
    const call = (body: object) =>
      world.api.calls.start({
        as: ana,
        body: { topic_id, uuid: crypto.randomUUID(), is_video: false, ...body },
      });
    const mute = (is_muted: boolean) => world.api.topics.mute({ as: bea, body: { topic_id, is_muted } });
    await mute(true);
    const uuid = crypto.randomUUID();
    expect((await call({ uuid })).status).toBe(200);
    await world.api.calls.hangup({ as: ana, body: { topic_id, uuid } });
    await whenIdle();
    expect(texts(phone)).toEqual([]);
    await mute(false);
    await call({});
    await pushed(phone, 'Ana: Llamada de audio entrante');
  });
});
