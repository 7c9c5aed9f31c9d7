import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hum } from '../../../test/speakSentence.ts';
import {
  startTranscriptions,
  type TranscriptionAnswer,
  type TranscriptionService,
  transcribed,
} from '../../../test/startTranscriptions.ts';
import { createBreakers } from '../../core/createBreakers.ts';
import {
  describeSpeechRecognizer,
  openReported,
  silence,
  speak,
} from '../../ports/SpeechRecognizer.conformance.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { createOpenAiRecognizer } from './createOpenAiRecognizer.ts';

let service: TranscriptionService;

beforeAll(async () => {
  service = await startTranscriptions();
});
beforeEach(() => {
  service.answerWith(() => transcribed('hello'));
  service.received.length = 0;
});
afterAll(() => service.close());

const clock = () => new Date();
const create = ({
  pauseMs = 200,
  ...options
}: {
  timeoutMs?: number;
  pauseMs?: number;
  maxRequests?: number;
} = {}) =>
  createOpenAiRecognizer({
    baseUrl: service.baseUrl,
    apiKey: 'key',
    model: 'whisper',
    clock,
    breakers: createBreakers({ clock, failures: 3, pauseMs }),
    ...options,
  });

describeSpeechRecognizer({
  name: 'of a service that speaks the protocol of OpenAI',
  create,
  language: 'vi-VN',
  spoken: () => hum(1200),
  expected: ['hello'],
});

describe('a service of transcriptions', () => {
  const eventually = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 10 });
  const finalsOf = ({ texts }: { texts: { text: string; isFinal: boolean }[] }) =>
    texts.filter(({ isFinal }) => isFinal).map(({ text }) => text);
  async function withEngine(
    options: Parameters<typeof create>[0],
    run: (engine: SpeechRecognizer) => Promise<void>,
  ): Promise<void> {
    const engine = await create(options);
    await run(engine);
    await engine.close();
  }
  const say = (session: Parameters<typeof speak>[0], ms = 500): void => {
    speak(session, hum(ms));
    speak(session, silence());
  };

  it('gets a WAVE file, the model, the language and the key', () =>
    withEngine({}, async (engine) => {
      const { session } = openReported(engine, 'en-AU');
      say(session);
      await session.end();
      const [request] = service.received;
      expect(request).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer key' });
      expect(request?.fields.get('model')).toBe('whisper');
      expect(request?.fields.get('language')).toBe('en');
      const sent = request?.fields.get('file');
      if (!(sent instanceof File)) throw new Error('No file was sent.');
      const file = Buffer.from(await sent.arrayBuffer());
      expect([file.toString('latin1', 0, 4), file.readUInt32LE(24)]).toEqual(['RIFF', 16_000]);
      expect(file.readUInt32LE(40)).toBe(file.length - 44);
    }));

  it('gets a growing utterance again, within an allowance, and no final text is late because of it', () =>
    withEngine({}, async (engine) => {
      let count = 0;
      service.answerWith(() => {
        count += 1;
        return transcribed(`words ${count}`);
      });
      const { session, reported } = openReported(engine, 'en');
      for (let part = 1; part <= 3; part += 1) {
        speak(session, hum(2000));
        await eventually(() => expect(reported.texts).toHaveLength(part));
      }
      await session.end();
      expect(reported.texts.map(({ text, isFinal }) => [text, isFinal])).toEqual([
        ['words 1', false],
        ['words 2', false],
        ['words 3', false],
        ['words 4', true],
      ]);
    }));

  it.each<[string, TranscriptionAnswer]>([
    ['answers with something else', { body: '<html>' }],
    ['answers without a text', { body: '{"words": 1}' }],
    ['is overloaded', { status: 503 }],
    ['cuts its answer off', 'cut'],
    ['refuses the key', { status: 401, body: '{"error": {"message": "no"}}' }],
  ])('that %s is lost, leaves a mark, and comes back', (_title, wrong) =>
    withEngine({}, async (engine) => {
      service.answerWith(() => wrong);
      const { session, reported } = openReported(engine, 'en');
      say(session);
      await eventually(() => expect(reported.gaps).toMatchObject([{ reason: 'engine' }]));
      expect(reported.states).toEqual(['lost']);
      expect(service.received).toHaveLength(2);
      service.answerWith(() => transcribed('back'));
      await eventually(() => {
        say(session);
        expect(finalsOf(reported)).toContain('back');
      });
      expect(reported.states.at(-1)).toBe('listening');
      await session.end();
    }),
  );

  it('that is busy is asked again when it says so', () =>
    withEngine({}, async (engine) => {
      service.answerWith(() =>
        service.received.length === 1
          ? { status: 429, headers: { 'retry-after': '1' } }
          : transcribed('later'),
      );
      const { session, reported } = openReported(engine, 'en');
      const began = Date.now();
      say(session);
      await session.end();
      expect(finalsOf(reported)).toEqual(['later']);
      expect(Date.now() - began).toBeGreaterThan(900);
      expect(reported.gaps).toEqual([]);
    }));

  it('that never answers is given up, and left alone after some attempts', () =>
    withEngine({ timeoutMs: 100, pauseMs: 60_000 }, async (engine) => {
      service.answerWith(() => 'hang');
      const { session, reported } = openReported(engine, 'en');
      for (let count = 1; count <= 4; count += 1) {
        say(session);
        await eventually(() => expect(reported.gaps).toHaveLength(count));
      }
      expect(service.received).toHaveLength(3);
      await session.end();
    }));

  it('that is slow leaves marks of what does not wait for it', () =>
    withEngine({ timeoutMs: 5000 }, async (engine) => {
      service.answerWith(() => 'hang');
      const { session, reported } = openReported(engine, 'en');
      for (let count = 0; count < 6; count += 1) say(session);
      await eventually(() => expect(reported.gaps.length).toBeGreaterThanOrEqual(3));
      expect(reported.gaps.every(({ reason }) => reason === 'overload')).toBe(true);
    }));
});
