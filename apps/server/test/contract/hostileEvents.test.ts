import { randomUUID } from 'node:crypto';
import { allEvents, type ClientEvent, speechEvents } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestRooms } from '../createTestRooms.ts';
import { ask } from '../sockets.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { hostileValues } from './hostileValues.ts';

const clientEvents = allEvents.filter(
  (event): event is ClientEvent => event.direction === 'toServer' && event.stage !== 'later',
);
const query = { accent_code: 'en-AU', lang_code: 'en', target_lang_code: '' };
/** As text: a literal would set the prototype instead of a field. */
const poison = '{"polluted":true,"isAdmin":true,"prototype":{"polluted":true}}';

let world: World;
beforeAll(async () => {
  world = await createWorld({ rooms: createTestRooms() });
});
afterAll(() => world.dispose());

type Ids = { topic_id: string; user_id: string; uuid: string };

/** Somebody in a conversation and a call, and the ids of both. */
async function enter(): Promise<{ person: Person; ids: Ids }> {
  const { ana, bea, topic_id } = await world.pair();
  const uuid = randomUUID();
  await world.api.calls.start({ as: ana, body: { topic_id, uuid, is_video: false } });
  await world.api.calls.accept({ as: bea, body: { topic_id, uuid } });
  return { person: ana, ids: { topic_id, user_id: bea.id, uuid } };
}

/** Payloads with keys that lead to a prototype, beside everything that the event needs. */
const poisoned = (ids: Ids): unknown[] => {
  const good = JSON.stringify({
    ...ids,
    is_refused: true,
    id: 'one',
    data: 'text',
    isFinal: true,
    revision: 0,
  });
  return ['__proto__', 'constructor', 'prototype'].flatMap((key) => [
    JSON.parse(`{${good.slice(1, -1)},"${key}":${poison}}`),
    JSON.parse(`{${good.slice(1, -1)},"data":{"${key}":${poison}}}`),
    JSON.parse(`{"${key}":{"${key}":${poison}}}`),
  ]);
};

describe.each(clientEvents.map((event) => [event.id, event] as const))('%s', (_id, event) => {
  it('is answered with a sentence whatever it carries, and reaches no prototype', async () => {
    const own = Reflect.ownKeys(Object.prototype);
    const { person, ids } = await enter();
    const socket = await person.connect({ namespace: event.namespace, query });
    const fields = Object.keys(ids).map((field) =>
      hostileValues.map((value) => ({ ...ids, [field]: value })),
    );
    for (const payload of [...hostileValues, ...fields.flat(), ...poisoned(ids)]) {
      const about = JSON.stringify(payload)?.slice(0, 80);
      if (event.acknowledged) {
        const answer = await ask(socket, event.name, payload);
        expect(answer.code, about).not.toBe('internal');
        if (!answer.success) expect(answer.errors?.[0]?.length, about).toBeGreaterThan(0);
      } else socket.emit(event.name, payload);
    }
    // What came before is handled before it.
    const { speechStop } = speechEvents;
    if (!event.acknowledged) expect(await ask(socket, speechStop.name, ids)).toMatchObject({ success: true });
    expect(socket.connected).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Reflect.ownKeys(Object.prototype)).toEqual(own);
    expect((await world.api.users.me({ as: person })).status).toBe(200);
  });
});
