import type { LocalMedia, LocalMediaSnapshot } from '@franca/call-kit';
import type { SpeakerSource, TranscriptProblem } from '@franca/call-kit/transcript';
import { recognitionDriver } from '@franca/speech/testing';
import { beforeEach, expect, it } from 'vitest';
import { createTranscript, wantsBrowser } from './createTranscript.ts';
import { readingCall } from './readingCall.ts';
import type { SpeechWireHandlers } from './SpeechWire.ts';
import { toTranscriptEvent } from './toTranscriptEvent.ts';

const ana = 'ana';

beforeEach(() => sessionStorage.clear());

const turn = async () => {
  for (let times = 0; times < 5; times += 1) await Promise.resolve();
};

function start(answer: TranscriptProblem | null = null, setRefused = async (_isRefused: boolean) => {}) {
  const driver = recognitionDriver();
  const calls: string[] = [];
  let handlers: SpeechWireHandlers | null = null;
  const local = {
    subscribe: () => () => undefined,
    getSnapshot: () =>
      ({
        microphone: { kind: 'on', isEnabled: true, track: { media: null } },
      }) as unknown as LocalMediaSnapshot,
  } as unknown as LocalMedia;
  const transcript = createTranscript({
    uuid: 'call',
    userId: ana,
    local,
    recognition: driver.port,
    language: 'es-ES',
    wire: {
      open: (given) => {
        handlers = given;
        return () => calls.push('close');
      },
      start: async () => {
        calls.push('start');
        return answer;
      },
      stop: () => calls.push('stop'),
      setRefused: (isRefused) => {
        calls.push(`refuse ${isRefused}`);
        return setRefused(isRefused);
      },
      sendVoice: () => calls.push('voice'),
      pauseVoice: () => calls.push('pause'),
      sendText: ({ text, isFinal }) => calls.push(`text ${text} ${isFinal}`),
    },
  });
  const run = (source: SpeakerSource) =>
    transcript.setRunning({
      startedBy: 'omar',
      startedAt: 1,
      readers: [ana],
      speakers: [{ userId: ana, language: 'es', source }],
    });
  return { transcript, driver, calls, run, wire: () => handlers as SpeechWireHandlers };
}

it('starting reads it, also after a reload; stopping forgets that', async () => {
  const { transcript, calls } = start();
  transcript.start();
  expect(transcript.getState()).toEqual({ kind: 'starting' });
  await turn();
  expect([transcript.isReading(), readingCall.isOf('call')]).toEqual([true, true]);
  transcript.stop();
  expect([transcript.isReading(), readingCall.isOf('call')]).toEqual([false, false]);
  expect(calls).toEqual(['start', 'stop']);
});

it('a refusal that the server does not have yet is kept over a reload, and is sent again', async () => {
  const unreachable = async () => {
    throw new Error('The server cannot be reached.');
  };
  const before = start(null, unreachable);
  before.run({ kind: 'unsupported' });
  before.transcript.setRefused(true);
  await turn();
  before.transcript.close();
  const after = start();
  after.run({ kind: 'unsupported' });
  expect(after.driver.calls).toEqual([]);
  after.wire().onLink('reconnecting');
  after.wire().onLink('connected');
  expect(after.calls).toContain('refuse true');
  // Once the server has it, it is the server's to say.
  after.run({ kind: 'refused' });
  after.transcript.close();
  const later = start();
  later.run({ kind: 'unsupported' });
  expect(later.driver.calls).toEqual(['start es-ES']);
});

it('a refused start says why', async () => {
  const { transcript } = start('not-included');
  transcript.start();
  await turn();
  expect(transcript.getState()).toEqual({ kind: 'failed', problem: 'not-included' });
  expect(transcript.isReading()).toBe(false);
});

it('the words come from the browser where the server has nothing for them, until the person refuses', () => {
  const { driver, calls, run } = start();
  run({ kind: 'unsupported' });
  driver.open();
  driver.addFinal('hola');
  expect(calls).toEqual(['text hola true']);
  run({ kind: 'refused' });
  expect(driver.calls).toEqual(['start es-ES', 'abort']);
});

it('a refusal takes effect at once, and is sent again until the server has it', async () => {
  let isReachable = false;
  const { transcript, driver, calls, run, wire } = start(null, async () => {
    if (!isReachable) throw new Error('The server cannot be reached.');
  });
  run({ kind: 'unsupported' });
  driver.open();
  const ownSource = () => {
    const state = transcript.getState();
    return state.kind === 'running' && state.speakers[0]?.source.kind;
  };
  transcript.setRefused(true);
  expect([ownSource(), ...driver.calls]).toEqual(['refused', 'start es-ES', 'abort']);
  await turn();
  // What the server says meanwhile about others does not begin it again.
  run({ kind: 'unsupported' });
  expect([ownSource(), ...driver.calls]).toEqual(['refused', 'start es-ES', 'abort']);
  isReachable = true;
  wire().onLink('reconnecting');
  wire().onLink('connected');
  expect(calls).toEqual(['refuse true', 'refuse true']);
  run({ kind: 'refused' });
  transcript.setRefused(false);
  // Nothing is sent before the server knows it.
  expect([ownSource(), ...driver.calls]).toEqual(['refused', 'start es-ES', 'abort']);
  run({ kind: 'unsupported' });
  expect([ownSource(), ...driver.calls]).toEqual(['unsupported', 'start es-ES', 'abort', 'start es-ES']);
  transcript.close();
});

it('the browser is not asked where the server recognises well', () => {
  expect(wantsBrowser({ kind: 'engine', name: 'whisper', place: { kind: 'server' }, quality: 'good' })).toBe(
    false,
  );
  expect(
    wantsBrowser({ kind: 'engine', name: 'pocketsphinx', place: { kind: 'server' }, quality: 'rough' }),
  ).toBe(true);
  expect(wantsBrowser({ kind: 'pending' })).toBe(false);
});

it('the fields of the call follow the lines', async () => {
  const { transcript, run, wire } = start();
  run({ kind: 'pending' });
  const line = {
    id: 'one',
    userId: 'omar',
    data: 'marh',
    isFinal: false,
    isTranslated: false,
    language: 'ar',
  };
  const send = (change: object, order: number) =>
    wire().onEvents([toTranscriptEvent({ ...line, ...change }, order, 5)]);
  send({}, 1);
  expect(transcript.speech.get()).toEqual({ isSpeech: true, dataSpeech: line, dataTranscript: [] });
  const final = { ...line, data: 'marhaba', isFinal: true };
  send(final, 2);
  expect(transcript.speech.get()).toEqual({ isSpeech: true, dataSpeech: final, dataTranscript: [final] });
  transcript.setRunning(null);
  expect(transcript.speech.get().isSpeech).toBe(false);
});

it('a lost connection is said, and the end for everybody stops reading', async () => {
  const { transcript, run, wire, calls } = start();
  transcript.start();
  await turn();
  run({ kind: 'pending' });
  wire().onLink('reconnecting');
  expect(transcript.getState()).toMatchObject({ kind: 'running', link: 'reconnecting' });
  wire().onLink('connected');
  transcript.setRunning(null);
  expect(transcript.isReading()).toBe(false);
  expect(calls).toEqual(['start', 'stop']);
});
