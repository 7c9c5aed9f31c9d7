import type { Message, ScheduledMessage } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callRemote, type RemotePerson, signUpRemote } from './remotePerson.ts';
import { type KillableServer, startKillable } from './startKillable.ts';

/** Statements that may run, from the one that stores the message on, before the server is killed. */
const steps = [0, 1, 2, 3];
const english = { language: 'English', accent: 'English (Australia)' };
const patient = { timeout: 40_000, interval: 100 };

describe('a server that is killed while it sends a scheduled message', () => {
  let server: KillableServer;
  let ana: RemotePerson;
  let bea: RemotePerson;
  let topicId: string;

  beforeAll(async () => {
    server = await startKillable();
    ana = await signUpRemote(server.address(), { email: 'ana@example.org', ...english });
    bea = await signUpRemote(server.address(), { email: 'bea@example.org', ...english });
    const body = { target_user_id: bea.id };
    const topic = await callRemote<{ _id: string }>(server.address(), '/topic/private', {
      token: ana.token,
      body,
    });
    topicId = topic._id;
  }, 120_000);
  afterAll(() => server.dispose());

  it('has sent each of them once after the next start, and keeps none', async () => {
    for (const step of steps) {
      const chatId = `${ana.id}-${1_700_000_000_000 + step}`;
      const message = { topic_id: topicId, type: 'message', chat_id: chatId, content: `Step ${step}` };
      const send_at = new Date(Date.now() + 3_600_000).toISOString();
      const { token } = ana;
      const body = { topic_id: topicId, send_at, message };
      const { _id } = await callRemote<ScheduledMessage>(server.address(), '/chat/schedule', { token, body });
      await server.killAt('messages', step);
      // Now: its response may be lost with the server.
      const now = { scheduled_id: _id, send_at: null };
      await callRemote(server.address(), '/chat/schedule', { token, method: 'PUT', body: now }).catch(
        () => undefined,
      );
      expect(await server.restarted(), `killed at statement ${step}`).toBe('SIGKILL');
      await vi.waitFor(async () => {
        const waiting = await callRemote<ScheduledMessage[]>(server.address(), '/chat/schedule', {
          token: ana.token,
        });
        expect(waiting).toEqual([]);
      }, patient);
      const read = await callRemote<Message[]>(server.address(), `/chat?topic_id=${topicId}`, {
        token: bea.token,
      });
      expect(read.filter(({ chat_id }) => chat_id === chatId)).toHaveLength(1);
    }
  }, 400_000);
});
