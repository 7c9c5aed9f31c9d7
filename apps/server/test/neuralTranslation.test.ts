import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@franca/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModel } from '../src/adapters/translation/bergamot/testing/makeModel.ts';
import { callRemote, signUpRemote } from './remotePerson.ts';
import { type ServerProcess, startServer } from './startServer.ts';

describe('a built server with models of neural translation', () => {
  let directory: string;
  let folder: string;
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-neural-'));
    folder = makeModel(join(directory, 'models'), 'en', 'es', 'hola');
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.exited;
    await rm(directory, { recursive: true, force: true });
  });

  function start(): ServerProcess {
    server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'bergamot,phrases', PLANS: 'off' });
    return server;
  }

  /** How a text of somebody who writes English is translated for a reader of Spanish. */
  async function translate(address: string, content: string): Promise<Partial<Message>> {
    const english = { email: 'en@example.org', language: 'English', accent: 'English (Australia)' };
    const spanish = { email: 'es@example.org', language: 'Spanish', accent: 'Spanish (Spain)' };
    const [writer, reader] = [await signUpRemote(address, english), await signUpRemote(address, spanish)];
    const pair = { target_user_id: reader.id, topic_name: null, check_permission: true };
    const topic = await callRemote<{ _id: string }>(address, '/topic/private', { ...writer, body: pair });
    const message = { topic_id: topic._id, chat_id: `${writer.id}-1`, type: 'message', content };
    await callRemote(address, '/chat', { ...writer, body: message });
    return vi.waitFor(
      async () => {
        const path = `/chat?topic_id=${topic._id}&limit=1`;
        const [shown] = await callRemote<Message[]>(address, path, reader);
        expect(shown?.translation?.state).toMatch(/^(done|unavailable|failed)$/);
        return shown ?? {};
      },
      { timeout: 20_000, interval: 50 },
    );
  }

  it('names its pairs, translates with them, and ends with its thread', async () => {
    const { child, exited, printed, ready } = start();
    expect(await translate(await ready, 'The neighbour sold his bicycle.')).toMatchObject({
      translated: 'hola',
      translation: { state: 'done', engine: 'bergamot', grade: 'good' },
    });
    expect(printed()).toContain('Translation is neural for en-es.');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('logs a damaged model and translates with the next engine', async () => {
    const file = join(folder, 'model.bin');
    await writeFile(file, Buffer.alloc((await stat(file)).size));
    const { printed, ready } = start();
    expect(await translate(await ready, 'Good morning!')).toMatchObject({
      translation: { state: 'done', engine: 'phrases' },
    });
    expect(printed()).toContain(`"problem":"${file} is damaged. Fetch it again: npm run models -- en-es"`);
  });

  it('logs at the start that a file of a model is missing', async () => {
    await rm(join(folder, 'vocab.spm'));
    const { printed, ready } = start();
    await ready;
    expect(printed()).toMatch(
      /"problem":"The model en-es is incomplete: ENOENT[^"]*npm run models -- en-es"/,
    );
  });
});
