import type { AttachmentText } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRecognizer, type TestRecognizer } from '../../../test/createTestRecognizer.ts';
import { photographSign } from '../../../test/drawSign.ts';
import { ask, nextOf } from '../../../test/sockets.ts';
import { hum } from '../../../test/speakSentence.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { toWave } from '../../adapters/speech/toWave.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { PictureOutcome, PictureReader } from '../../ports/PictureReader.ts';

const english = 'Where is the train station?';
const spanish = '¿Dónde está la estación de tren?';
const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
const line = (text: string, paragraph = 0) => ({ text, paragraph, box });
const patient = { timeout: 20_000, interval: 20 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;
/** What the engines say next, and how often they were asked. */
let spoken = english;
/** What a recognition waits for. */
let mayEnd: Promise<unknown> = Promise.resolve();
let read: () => PictureOutcome | Promise<PictureOutcome>;
let recognitions = 0;
let readings = 0;
let speech: TestRecognizer;

beforeAll(async () => {
  speech = createTestRecognizer();
  const { open } = speech;
  speech.open = (request) => {
    const session = open(request);
    recognitions += 1;
    return (
      session && {
        ...session,
        end: async () => {
          await mayEnd;
          if (spoken) request.onText({ utterance: 0, text: spoken, isFinal: true, startMs: 0, endMs: 1 });
          else request.onGap({ reason: 'engine', startMs: 0, endMs: 1 });
        },
      }
    );
  };
  const reader: PictureReader = {
    id: 'test',
    name: 'Test reader',
    where: 'server',
    host: null,
    quality: 'good',
    languages: () => ['en', 'es'],
    read: async () => {
      readings += 1;
      return read();
    },
    close: async () => undefined,
  };
  world = await createWorld({ recognizers: [speech], readers: [reader] });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
  [spoken, recognitions, readings] = [english, 0, 0];
  read = () => ({ status: 'done', lines: [line('Where is the'), line('train station?')] });
});
afterAll(() => world.dispose());

async function sendVoice(from: Person = ana): Promise<string> {
  const origin_url = await from.upload({
    name: 'audio.wav',
    bytes: Buffer.from(toWave([hum(900)])),
    folder: 'audio',
  });
  const attachments = [{ type: 'audio', origin_url, name: 'audio.wav' }];
  return (await from.send(topic_id, '', { type: 'audio', content: null, attachments })).data.chat_id;
}

async function sendPicture(): Promise<string> {
  const origin_url = await ana.upload({ name: 'sign.jpg', bytes: await photographSign(['Exit']) });
  const attachments = [{ type: 'image', origin_url, name: 'sign.jpg' }];
  return (await ana.send(topic_id, '', { type: 'image', content: null, attachments })).data.chat_id;
}

type Kind = 'voiceText' | 'imageText';
const request = async (as: Person, kind: Kind, chat_id: string, more: object = {}) =>
  (await world.api.chat[kind]({ as, body: { topic_id, chat_id, ...more } })).data as AttachmentText;
const resolved = (as: Person, kind: Kind, chatId: string, isOver: (text: AttachmentText) => boolean) =>
  vi.waitFor(async () => {
    const text = await request(as, kind, chatId);
    expect(text).toSatisfy(isOver);
    return text;
  }, patient);
const isTranslated = ({ translation }: AttachmentText) => translation.state === 'done';
const isDone = ({ state }: AttachmentText) => state === 'done';

describe('the text of a voice message', () => {
  it('is recognised once for all readers, and translated for each', async () => {
    const chatId = await sendVoice();
    const read = Promise.withResolvers<void>();
    mayEnd = read.promise;
    expect(await request(bea, 'voiceText', chatId)).toMatchObject({ state: 'queued', text: null });
    read.resolve();
    expect(await resolved(bea, 'voiceText', chatId, isTranslated)).toMatchObject({
      chat_id: chatId,
      state: 'done',
      language: 'en',
      engine: { name: 'Test engine', where: 'service', service: 'speech.example.org', quality: 'good' },
      text: english,
      translated: spanish,
      translation: { source: 'en', target: 'es', engine: 'phrases', grade: 'exact' },
    });
    expect(await request(ana, 'voiceText', chatId)).toMatchObject({
      state: 'done',
      text: english,
      translated: null,
      translation: { state: 'none' },
    });
    expect(recognitions).toBe(1);
  });

  it('is announced to those who follow the conversation', async () => {
    const chatId = await sendVoice();
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const news = nextOf<{ chat_id: string; place: number }>(socket, 'textChat', { topic_id });
    await request(bea, 'voiceText', chatId);
    expect(await news).toMatchObject({ chat_id: chatId, place: 0 });
  });

  it('names the language that no engine knows', async () => {
    const chatId = await sendVoice(bea);
    expect(await request(ana, 'voiceText', chatId)).toMatchObject({
      state: 'unavailable',
      language: 'es',
      engine: null,
    });
  });

  it('is not translated for a reader whose plan has no translation', async () => {
    const chatId = await sendVoice();
    await world.changePlan(bea, 'free');
    await resolved(bea, 'voiceText', chatId, isDone);
    expect(await request(bea, 'voiceText', chatId)).toMatchObject({
      text: english,
      translated: null,
      translation: { state: 'not_included' },
    });
  });

  it('stays translated when the plan has ended, and what is new is not', async () => {
    const before = await sendVoice();
    const untouched = await sendVoice();
    await resolved(bea, 'voiceText', before, isTranslated);
    world.app.testClock.advance(1);
    await world.changePlan(bea, 'free');
    world.app.testClock.advance(1);
    const after = await sendVoice();
    expect(await request(bea, 'voiceText', before)).toMatchObject({
      translated: spanish,
      translation: { state: 'done' },
    });
    for (const chatId of [untouched, after]) {
      await resolved(bea, 'voiceText', chatId, isDone);
      expect(await request(bea, 'voiceText', chatId)).toMatchObject({
        translated: null,
        translation: { state: 'not_included' },
      });
    }
  });

  it('is found by the words that were said, and by their translation', async () => {
    const chatId = await sendVoice();
    await resolved(bea, 'voiceText', chatId, isTranslated);
    for (const query of ['train sta', 'estacion'])
      for (const where of [{}, { topic_id }]) {
        const { data } = await world.api.chat.search({ as: bea, query: { query, ...where } });
        expect(data.messages.map(({ message }) => message.chat_id)).toContain(chatId);
      }
    const { data } = await world.api.chat.search({ as: ana, query: { query: 'estacion' } });
    expect(data.messages).toEqual([]);
  });

  it('is stored without what no database stores', async () => {
    spoken = `${english}\u0000`;
    const chatId = await sendVoice();
    expect(await resolved(bea, 'voiceText', chatId, isTranslated)).toMatchObject({ text: english });
    read = () => ({ status: 'done', lines: [line('\u0000'), line(`${english}\u0000`)] });
    const picture = await sendPicture();
    expect(await resolved(bea, 'imageText', picture, isTranslated)).toMatchObject({ text: english });
  });

  it('is gone when the message is recalled', async () => {
    const chatId = await sendVoice();
    await resolved(bea, 'voiceText', chatId, isTranslated);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: chatId } });
    await expect(request(bea, 'voiceText', chatId)).rejects.toThrow('message_not_found');
    const { data } = await world.api.chat.search({ as: bea, query: { query: 'train station' } });
    expect(data.messages.map(({ message }) => message.chat_id)).not.toContain(chatId);
  });

  it('is nobody else’s to read', async () => {
    const chatId = await sendVoice();
    const eve = await world.join('Eve');
    await expect(request(eve, 'voiceText', chatId)).rejects.toThrow('topic_not_found');
    await expect(request(bea, 'voiceText', chatId, { place: 1 })).rejects.toThrow('message_not_found');
    await expect(request(bea, 'imageText', chatId)).rejects.toThrow('file_not_found');
  });
});

describe('the text in a picture', () => {
  it('comes with its lines, joined to sentences, and their translations', async () => {
    const chatId = await sendPicture();
    expect(await resolved(bea, 'imageText', chatId, isTranslated)).toMatchObject({
      state: 'done',
      language: 'en',
      lines: [{ text: english, translated: spanish, box }],
      text: english,
      translated: spanish,
    });
    expect(readings).toBe(1);
  });

  it('says where nothing is written', async () => {
    read = () => ({ status: 'done', lines: [] });
    const chatId = await sendPicture();
    const text = await resolved(bea, 'imageText', chatId, ({ state }) => state !== 'queued');
    expect(text).toMatchObject({ state: 'empty', text: null, lines: [] });
  });

  it('needs a plan with it', async () => {
    const chatId = await sendPicture();
    await world.changePlan(bea, 'premium');
    await expect(request(bea, 'imageText', chatId)).rejects.toThrow('not_permitted');
    expect(readings).toBe(0);
  });

  it('is recognised for others when the jobs of whoever asked first go with the account', async () => {
    const cleo = await world.join('Cleo');
    topic_id = await world.group(ana, bea, cleo);
    const [running, waiting] = [await sendPicture(), await sendPicture()];
    const reading = Promise.withResolvers<PictureOutcome>();
    read = () => reading.promise;
    await request(cleo, 'imageText', running);
    await vi.waitFor(() => expect(readings).toBe(1), patient);
    await request(cleo, 'imageText', waiting);
    await world.app.core.database.db.delete(jobs).where(eq(jobs.ownerId, cleo.id));
    reading.resolve({ status: 'done', lines: [line(english)] });
    await resolved(bea, 'imageText', waiting, isDone);
    expect(readings).toBe(2);
  });

  it('fails when the engine goes on failing, and is tried again when somebody asks', async () => {
    read = () => ({ status: 'failed', detail: 'broken', retryAfterMs: 1 });
    const chatId = await sendPicture();
    await request(bea, 'imageText', chatId);
    await vi.waitFor(async () => {
      world.app.testClock.advance(60_000);
      expect((await request(bea, 'imageText', chatId)).state).toBe('failed');
    }, patient);
    const reading = Promise.withResolvers<PictureOutcome>();
    read = () => reading.promise;
    expect(await request(bea, 'imageText', chatId)).toMatchObject({ state: 'failed' });
    expect(await request(bea, 'imageText', chatId, { again: true })).toMatchObject({ state: 'queued' });
    reading.resolve({ status: 'done', lines: [line(english)] });
    await resolved(bea, 'imageText', chatId, isTranslated);
  });
});
