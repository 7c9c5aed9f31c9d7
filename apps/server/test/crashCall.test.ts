import { randomUUID } from 'node:crypto';
import { endpoints, type Message, type Topic } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/db/openPglite.ts';
import { callMembers, calls } from '../src/db/schema/calls.ts';
import { callRemote, type RemotePerson, signUpRemote } from './remotePerson.ts';
import { type KillableServer, startKillable } from './startKillable.ts';

const english = { language: 'English', accent: 'English (Australia)' };
/** What a browser would record, cut into parts: the server looks at the first bytes only. */
const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);
const parts = [head, ...[1, 2, 3, 4, 5, 6].map((number) => Buffer.from(`part ${number} `))];

describe('a server that is killed during a call', () => {
  let server: KillableServer;

  beforeAll(async () => {
    server = await startKillable({ PLANS: 'off' });
  }, 120_000);
  afterAll(() => server.dispose());

  const call = <Data>(path: string, { token }: RemotePerson, body?: object) =>
    callRemote<Data>(server.address(), path, body ? { token, body } : { token });

  /** Uploads a part; rejects when the server dies meanwhile. */
  async function putPart({ token }: RemotePerson, id: string, number: number): Promise<number> {
    const path = endpoints.calls.recordingPart.path
      .replace('{recording_id}', id)
      .replace('{part}', String(number));
    const { status } = await fetch(`${server.address()}/api${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(parts[number] ?? []),
    });
    return status;
  }

  it('has every part of a recording that it took, and the recording appears once, with all of them', async () => {
    const ana = await signUpRemote(server.address(), { email: 'ana@example.org', ...english });
    const bea = await signUpRemote(server.address(), { email: 'bea@example.org', ...english });
    const { _id: topic_id } = await call<Topic>('/topic/private', ana, { target_user_id: bea.id });
    const uuid = randomUUID();
    const recording_id = randomUUID();
    await call('/call/start', ana, { topic_id, uuid, is_video: true });
    await call('/call/accept', bea, { topic_id, uuid });

    // Some parts later.
    await server.killAt('call_recordings', 9);
    await call('/call/recording/start', ana, { uuid, recording_id, mime: 'video/webm' });
    let next = 0;
    try {
      for (; next < parts.length; next += 1) expect(await putPart(ana, recording_id, next)).toBe(200);
    } catch (error) {
      // The connection broke: the browser does not know whether this part was taken, and sends it again.
      expect(error).toBeInstanceOf(TypeError);
    }
    expect(await server.restarted()).toBe('SIGKILL');
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThan(parts.length);
    for (; next < parts.length; next += 1) expect(await putPart(ana, recording_id, next)).toBe(200);

    // And once more, before its message is stored.
    await server.killAt('messages', 0);
    const stop = { recording_id, parts: parts.length, milliseconds: 12_000 };
    await call('/call/recording/stop', ana, stop).catch(() => undefined);
    expect(await server.restarted()).toBe('SIGKILL');

    const recordings = async () => {
      const messages = await call<Message[]>(`/chat?topic_id=${topic_id}&limit=10`, bea);
      return messages.filter(({ type }) => type === 'image');
    };
    await vi.waitFor(async () => expect(await recordings()).toHaveLength(1), {
      timeout: 60_000,
      interval: 100,
    });
    const [message] = await recordings();
    const file = await fetch(new URL(message?.attachments[0]?.origin_url ?? '', server.address()));
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain(
      'part 1 part 2 part 3 part 4 part 5 part 6 ',
    );
  }, 200_000);

  it('leaves everybody in it who comes back in time, however long it was gone', async () => {
    const join = (name: string) =>
      signUpRemote(server.address(), { email: `${name}@example.com`, ...english });
    const begin = async (caller: RemotePerson, callee: RemotePerson) => {
      const { _id: topic_id } = await call<Topic>('/topic/private', caller, { target_user_id: callee.id });
      const reference = { topic_id, uuid: randomUUID() };
      await call('/call/start', caller, { ...reference, is_video: false });
      return reference;
    };
    const phaseOf = async (person: RemotePerson, uuid: string) =>
      (await call<{ state: { phase: string } }>(`/call/info/${uuid}`, person)).state.phase;
    const [ana, bea, caro, dan] = [
      await join('ana'),
      await join('bea'),
      await join('caro'),
      await join('dan'),
    ];
    const talk = await begin(ana, bea);
    await call('/call/accept', bea, talk);
    const ring = await begin(caro, dan);
    expect(await server.stop()).toBe(0);
    await server.restarted(async () => {
      const { db, close } = await openPglite(server.directory);
      const minutesAgo = new Date(Date.now() - 5 * 60_000);
      await db.update(callMembers).set({ seenAt: minutesAgo });
      const over = { endedAt: minutesAgo, ending: 'unanswered', recordedAt: null } as const;
      await db.update(calls).set(over).where(eq(calls.uuid, ring.uuid));
      await close();
    });
    // The job stores the record of a call that is over after it has looked at all that are not.
    const recordsOf = async ({ topic_id }: { topic_id: string }) =>
      (await call<Message[]>(`/chat?topic_id=${topic_id}&limit=10`, caro)).filter(
        ({ type }) => type === 'call',
      );
    await vi.waitFor(async () => expect(await recordsOf(ring)).toHaveLength(1), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await phaseOf(ana, talk.uuid)).toBe('running');
  }, 200_000);
});
