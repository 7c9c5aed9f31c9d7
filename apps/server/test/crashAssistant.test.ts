import type { AssistantMessage } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEvents } from './readEvents.ts';
import { callRemote, signUpRemote } from './remotePerson.ts';
import { type KillableServer, startKillable } from './startKillable.ts';
import { greet, type OpenAiService, startOpenAi } from './startOpenAi.ts';

const english = { language: 'English', accent: 'English (Australia)' };

describe('a server that is killed while SmartTalk writes', () => {
  let service: OpenAiService;
  let server: KillableServer;

  beforeAll(async () => {
    service = await startOpenAi();
    server = await startKillable({
      PLANS: 'off',
      OPENAI_BASE_URL: service.baseUrl,
      ASSISTANT_MODEL: 'small',
    });
  }, 120_000);
  afterAll(async () => {
    await server.dispose();
    await service.close();
  });

  it('has the question and what was written, and writes for ever in no reply', async () => {
    const mia = await signUpRemote(server.address(), { email: 'mia@example.org', ...english });
    const historyOf = (topic: string) =>
      callRemote<AssistantMessage[]>(server.address(), `/openai-chat/chat?topic=${topic}`, {
        token: mia.token,
      });
    service.answerWith((reply) => reply.text('Once upon a time'));
    const events = await readEvents({ ...mia, address: server.address() }, 'create', { content: 'A story' });
    const { topic } = events;
    await vi.waitFor(async () => expect((await historyOf(topic))[0]?.content).toBe('Once upon a time'), {
      timeout: 20_000,
      interval: 50,
    });
    // The next question: its rows are written in one transaction, of which nothing may stay.
    await server.killAt('assistant_requests', 0);
    const request_id = 'second';
    const second = { content: 'Another', request_id };
    const ask = (body: object) =>
      callRemote<AssistantMessage>(server.address(), '/openai-chat/create', { token: mia.token, body });
    const cut = ask(second);
    await expect(cut).rejects.toThrow();
    expect(await server.restarted()).toBe('SIGKILL');

    expect(await historyOf(topic)).toMatchObject([{ content: 'Once upon a time' }, { content: 'A story' }]);
    await vi.waitFor(async () => expect((await historyOf(topic))[0]?.state).toBe('failed'), {
      timeout: 60_000,
      interval: 100,
    });
    expect((await historyOf(topic))[0]).toMatchObject({ content: 'Once upon a time' });
    service.answerWith(greet);
    const asked = service.received.length;
    const first = await ask(second);
    expect(first).toMatchObject({ content: 'Hello, how can I help?', state: 'done' });
    expect((await ask(second))._id).toBe(first._id);
    expect(service.received).toHaveLength(asked + 1);
    const topics = await callRemote<object[]>(server.address(), '/openai-chat/topic', { token: mia.token });
    expect(topics).toHaveLength(2);
  });
});
