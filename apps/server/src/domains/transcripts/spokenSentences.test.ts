import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventPayload, speechEvents } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestRooms } from '../../../test/createTestRooms.ts';
import { findEverywhere } from '../../../test/findEverywhere.ts';
import { ask } from '../../../test/sockets.ts';
import { canSpeak, speakSentence } from '../../../test/speakSentence.ts';
import { createWorld, spanishReader, type World } from '../../../test/world.ts';
import { hasPocketsphinx } from '../../adapters/speech/hasPocketsphinx.ts';

type Line = EventPayload<typeof speechEvents.speechData>;

const sentences = [
  { spoken: 'Where is the train station?', words: ['where', 'train', 'station'], translated: /tren/i },
  { spoken: 'I will be ten minutes late.', words: ['ten', 'minutes', 'late'], translated: /minutos/i },
];

/** Whether a file somewhere below a directory has some bytes. */
async function hasBytes(directory: string, needle: Buffer): Promise<boolean> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if ((await readFile(join(entry.parentPath, entry.name))).includes(needle)) return true;
  }
  return false;
}

/** What the programs that this process has started were given: others on this machine may speak the same words. */
function programs(): string {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => line.trim().split(/\s+/));
  const own = new Set([String(process.pid)]);
  for (let size = 0; size < own.size; ) {
    size = own.size;
    for (const [pid = '', parent = ''] of all) if (own.has(parent)) own.add(pid);
  }
  return all.flatMap(([pid = '', , ...args]) => (own.has(pid) ? [args.join(' ')] : [])).join('\n');
}

if (hasPocketsphinx() && canSpeak() && existsSync('/usr/share/apertium/modes/eng-spa.mode'))
  describe('sentences that a voice of flite speaks', () => {
    let world: World;
    beforeAll(async () => {
      world = await createWorld({
        rooms: createTestRooms(),
        environment: { TRANSLATE_ENGINES: 'phrases,apertium' },
      });
    });
    afterAll(() => world.dispose());

    it('come as words of pocketsphinx and in Spanish, and leave nothing on disk, in the log or in a program', async () => {
      const { ana, bea, topic_id } = await world.pair(spanishReader);
      const body = { topic_id, uuid: randomUUID() };
      await world.api.calls.start({ as: ana, body: { ...body, is_video: false } });
      await world.api.calls.accept({ as: bea, body });
      const lines: Line[] = [];
      const reader = await bea.connect({
        namespace: '/speech',
        query: { accent_code: 'es-ES', lang_code: 'es' },
        on: { 'speech-data': (line: Line) => lines.push(line) },
      });
      const speaker = await ana.connect({
        namespace: '/speech',
        query: { accent_code: 'en-AU', lang_code: 'en', target_lang_code: '-es-' },
      });
      await ask(reader, 'speech-listen', body);
      const sounds: Int16Array[] = [];
      let number = 0;
      for (const { spoken } of sentences) {
        const voice = speakSentence(spoken);
        sounds.push(voice);
        const sound = new Int16Array(voice.length + 16_000);
        sound.set(voice);
        for (let at = 0; at < sound.length; at += 2048) {
          const audio = Buffer.from(sound.slice(at, at + 2048).buffer);
          speaker.emit('speech-stream', { uuid: body.uuid, audio, number, at: number * 128 });
          number += 1;
        }
        const count = lines.length;
        await vi.waitFor(
          () =>
            expect(lines.slice(count).filter((line) => line.isFinal && line.isTranslated)).not.toHaveLength(
              0,
            ),
          { timeout: 60_000, interval: 20 },
        );
      }
      const finals = lines.filter(({ isFinal }) => isFinal);
      for (const [index, { words, translated }] of sentences.entries()) {
        const [original, translation] = finals.slice(index * 2, index * 2 + 2);
        expect(original).toMatchObject({
          userId: ana.id,
          isTranslated: false,
          language: 'en-AU',
          quality: 'rough',
        });
        for (const word of words) expect(original?.data).toContain(word);
        expect(translation).toMatchObject({
          id: original?.id,
          isTranslated: true,
          language: 'es',
          quality: 'rough',
        });
        expect(translation?.data).toMatch(translated);
      }

      const texts = finals.map(({ data }) => data);
      for (const text of texts) {
        expect(world.app.logged()).not.toContain(text);
        expect(await hasBytes(world.app.core.config.DATA_DIR, Buffer.from(text))).toBe(false);
        expect(programs()).not.toContain(text);
      }
      expect(await findEverywhere(world.app.core.database.db, texts)).toEqual([]);
      const middle = sounds.map((sound) => sound.slice(sound.length / 2, sound.length / 2 + 64));
      for (const piece of middle)
        expect(await hasBytes(world.app.core.config.DATA_DIR, Buffer.from(piece.buffer))).toBe(false);
    }, 120_000);
  });

describe('the health of the server', () => {
  it('names the engines of transcripts, and the languages that they know', async () => {
    const world = await createWorld({ environment: { POCKETSPHINX: 'off' } });
    expect((await world.api.system.health({})).data.speech).toEqual({ engines: [], languages: [] });
    await world.dispose();
    const service = await createWorld({
      environment: {
        POCKETSPHINX: 'off',
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
        TRANSCRIBE_MODEL: 'whisper',
      },
    });
    expect((await service.api.system.health({})).data.speech).toEqual({
      engines: ['openai'],
      languages: ['*'],
    });
    await service.dispose();
  });
});
