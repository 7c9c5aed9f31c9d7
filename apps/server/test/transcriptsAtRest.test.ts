import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventPayload, speechEvents } from '@franca/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callRemote, signUpRemote } from './remotePerson.ts';
import { ask, openSocket } from './sockets.ts';
import { type ServerProcess, startServer } from './startServer.ts';

type Line = EventPayload<typeof speechEvents.speechData>;

let directory: string;
let server: ServerProcess;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'franca-rest-'));
  server = startServer({
    ...{ DATA_DIR: join(directory, 'data'), TMPDIR: directory, TRANSLATE_ENGINES: 'phrases,apertium' },
    PLANS: 'off',
  });
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.exited;
  await rm(directory, { recursive: true, force: true });
});

/** Files below the directory of the server, its temporary ones included, that contain bytes. */
async function filesWith(bytes: Buffer): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if ((await readFile(file)).includes(bytes)) found.push(file);
  }
  return found;
}

it('neither words nor sound of a call are on the disk or in the log, while it goes on and when the server has ended', async () => {
  const address = await server.ready;
  const people = [
    await signUpRemote(address, {
      email: 'a@example.org',
      language: 'English',
      accent: 'English (Australia)',
    }),
    await signUpRemote(address, { email: 'b@example.org', language: 'Spanish', accent: 'Spanish (Spain)' }),
  ] as const;
  const [ana, bea] = people;
  const pair = { target_user_id: bea.id, topic_name: null, check_permission: true };
  const { _id: topic_id } = await callRemote<{ _id: string }>(address, '/topic/private', {
    ...ana,
    body: pair,
  });
  const uuid = randomUUID();
  await callRemote(address, '/call/start', { ...ana, body: { topic_id, uuid, is_video: false } });
  await callRemote(address, '/call/accept', { ...bea, body: { topic_id, uuid } });
  const lines: Line[] = [];
  const open = (person: (typeof people)[number], language: string) =>
    openSocket(address, {
      namespace: '/speech',
      userId: person.id,
      token: person.token,
      query: { accent_code: language, lang_code: language, target_lang_code: '' },
    });
  const reader = await open(bea, 'es');
  reader.on('speech-data', (line: Line) => lines.push(line));
  expect(await ask(reader, 'speech-listen', { uuid })).toEqual({ success: true });
  const speaker = await open(ana, 'en');
  // Sound that no compression and no other file has by chance.
  const sound = Buffer.from(
    Array.from({ length: 4096 }, (_, index) => (index * 73 + (index >> 3) * 31) & 0xff),
  );
  speaker.emit('speech-stream', { uuid, audio: sound, number: 0 });
  const spoken = 'The zanzibarite lantern is in the cellar';
  speaker.emit('speech-text', { uuid, id: 'one', data: spoken, isFinal: true, revision: 0 });
  // The translation, or that there is none.
  await vi.waitFor(() => expect(lines.filter(({ isFinal }) => isFinal)).toHaveLength(2), {
    timeout: 20_000,
    interval: 20,
  });
  // What is stored is found by the same look.
  const message = { topic_id, chat_id: `${ana.id}-1`, type: 'message', content: 'The quixotesque lantern' };
  await callRemote(address, '/chat', { ...ana, body: message });
  await vi.waitFor(async () => expect(await filesWith(Buffer.from('quixotesque'))).not.toEqual([]), {
    timeout: 20_000,
  });
  const look = async () => {
    expect(await filesWith(Buffer.from('zanzibarite'))).toEqual([]);
    expect(await filesWith(sound.subarray(1024, 1088))).toEqual([]);
    expect(server.printed()).not.toContain('zanzibarite');
  };
  await look();
  server.child.kill('SIGTERM');
  await server.exited;
  await look();
});
