import { randomUUID } from 'node:crypto';
import type { callEvents, EventPayload, speechEvents } from '@franca/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRecognizer, type TestRecognizer } from '../../../test/createTestRecognizer.ts';
import { createTestRooms } from '../../../test/createTestRooms.ts';
import { ask } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';

type Line = EventPayload<typeof speechEvents.speechData>;
type Gap = EventPayload<typeof speechEvents.speechGap>;
type State = EventPayload<typeof callEvents.transcriptState>;

let world: World;
let engine: TestRecognizer;
let ana: Person;
let bea: Person;
let topic_id: string;
let uuid: string;

beforeAll(async () => {
  engine = createTestRecognizer();
  world = await createWorld({ rooms: createTestRooms(), recognizers: [engine] });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
  uuid = await begin();
});
afterAll(() => world.dispose());

const eventually = (assertion: () => void | Promise<void>) =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 10 });

/** A call of Ana and Bea in which both are. */
async function begin(): Promise<string> {
  const body = { topic_id, uuid: randomUUID() };
  await world.api.calls.start({ as: ana, body: { ...body, is_video: false } });
  await world.api.calls.accept({ as: bea, body });
  return body.uuid;
}

/** A page of somebody in the call. */
async function open(person: Person, language = 'en', accent = `${language}-${language.toUpperCase()}`) {
  const lines: Line[] = [];
  const gaps: Gap[] = [];
  const socket = await person.connect({
    namespace: '/speech',
    query: { accent_code: accent, lang_code: language, target_lang_code: '' },
    on: {
      'speech-data': (line: Line) => lines.push(line),
      'speech-gap': (gap: Gap) => gaps.push(gap),
    },
  });
  let number = 0;
  return {
    socket,
    lines,
    gaps,
    texts: () => lines.map(({ data }) => data),
    read: () => ask(socket, 'speech-listen', { uuid }),
    stop: () => ask(socket, 'speech-stop', { uuid }),
    refuse: (is_refused: boolean) => ask(socket, 'speech-refuse', { uuid, is_refused }),
    say: (id: string, data: string, isFinal = true, revision = 0) =>
      socket.emit('speech-text', { uuid, id, data, isFinal, revision }),
    sound: (samples = 2048, skipped = 0) => {
      number += skipped;
      socket.emit('speech-stream', { uuid, audio: Buffer.alloc(samples * 2), number });
      number += 1;
    },
    mute: () => ask(socket, 'speech-stream-stop', { uuid }),
  };
}

/** What the page of a call is sent about its transcript. */
async function follow(person: Person) {
  const states: State[] = [];
  const socket = await person.connect({ namespace: '/call' });
  socket.on(`transcript-state-${uuid}`, (state: State) => states.push(state));
  await ask(socket, 'call-listen', { uuid });
  const newest = () => [...states].sort((one, other) => other.version - one.version)[0];
  return {
    states,
    newest,
    speaker: (who: Person) => newest()?.transcript?.speakers.find(({ user_id }) => user_id === who.id),
  };
}

const sessionOf = async (count: number) => {
  await eventually(() => expect(engine.sessions.length).toBeGreaterThan(count));
  const session = engine.sessions[count];
  if (!session) throw new Error('No session was opened.');
  return session;
};

describe('words of a browser', () => {
  it('reach readers while they are spoken, and translated when they are final', async () => {
    const [speaker, reader] = [await open(ana), await open(bea, 'es')];
    expect(await reader.read()).toEqual({ success: true });
    speaker.say('one', 'good', false, 0);
    speaker.say('one', 'good morning', true, 1);
    await eventually(() => expect(reader.lines).toHaveLength(3));
    const id = `${ana.id}-one`;
    expect(reader.lines).toMatchObject([
      {
        id,
        userId: ana.id,
        data: 'good',
        isFinal: false,
        isTranslated: false,
        language: 'en-EN',
        revision: 0,
      },
      { id, data: 'good morning', isFinal: true, isTranslated: false, revision: 1, stable: 12 },
      { id, userId: ana.id, isFinal: true, isTranslated: true, language: 'es' },
    ]);
    expect(reader.texts()[2]).toMatch(/buenos días/i);
    expect(speaker.lines).toEqual([]);
  });

  it('are sent once, whatever comes again', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    speaker.say('one', 'One', true, 3);
    speaker.say('one', 'One more', false, 4);
    speaker.say('two', 'Two', false, 2);
    speaker.say('two', 'Tw', false, 1);
    speaker.say('three', 'Three');
    await eventually(() => expect(reader.texts()).toContain('Three'));
    expect(reader.texts()).toEqual(['One', 'Two', 'Three']);
  });

  it('are translated for everybody, however many languages another one reads', async () => {
    const pages = await Promise.all(
      ['fr', 'de', 'it', 'pt', 'nl', 'sv', 'da', 'pl', 'cs', 'ro', 'hu', 'fi', 'el'].map((language) =>
        open(bea, language),
      ),
    );
    for (const page of pages) await page.read();
    const [speaker, reader] = [await open(ana), await open(ana, 'es')];
    await reader.read();
    speaker.say('one', 'good morning');
    await eventually(() => expect(reader.texts().join(' ')).toMatch(/buenos días/i));
  });

  it('have the terms of the conversation in their translations', async () => {
    const body = { topic_id, term: 'good morning', translations: { es: 'feliz alba' } };
    expect(await world.api.topics.setTerm({ as: ana, body })).toMatchObject({ status: 200 });
    const [speaker, reader] = [await open(ana), await open(bea, 'es')];
    await reader.read();
    speaker.say('one', 'Good morning!');
    await eventually(() => expect(reader.texts()[1]).toBe('Feliz alba!'));
  });

  it('say that no translation will come', async () => {
    const [speaker, reader] = [await open(ana), await open(bea, 'es')];
    await reader.read();
    speaker.say('one', 'The phrase memory knows nothing of this');
    await eventually(() => expect(reader.lines).toHaveLength(2));
    expect(reader.lines[1]).toMatchObject({ isTranslated: true, language: 'es', data: '', failed: true });
  });

  it('are limited, and what is above leaves a mark', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    for (let index = 0; index < 200; index += 1) speaker.say(`n${index}`, 'x');
    await eventually(() => expect(reader.gaps).toMatchObject([{ userId: ana.id, reason: 'overload' }]));
    expect(reader.lines.length).toBeLessThan(120);
  });
});

describe('sound', () => {
  it('goes to the engine of the language, and its words to the readers', async () => {
    const page = await follow(bea);
    const [speaker, reader] = [await open(ana), await open(bea, 'es')];
    await reader.read();
    await eventually(() =>
      expect(page.speaker(ana)).toMatchObject({ source: 'pending', engine: 'Test engine', place: 'service' }),
    );
    expect(page.speaker(bea)).toMatchObject({ source: 'unsupported', engine: null });
    const count = engine.sessions.length;
    speaker.sound();
    const session = await sessionOf(count);
    expect(session.language).toBe('en-EN');
    await eventually(() => expect(session.samples()).toBe(2048));
    session.onText({ utterance: 0, text: 'hel', isFinal: false, startMs: 0, endMs: 0 });
    session.onText({ utterance: 0, text: 'hello', isFinal: true, startMs: 0, endMs: 900 });
    await eventually(() => expect(reader.texts()).toEqual(['hel', 'hello', expect.stringMatching(/hola/i)]));
    expect(new Set(reader.lines.map(({ id }) => id)).size).toBe(1);
    expect(page.speaker(ana)).toMatchObject({ source: 'engine', service: 'speech.example.org' });
    session.onState('lost');
    await eventually(() => expect(page.speaker(ana)).toMatchObject({ source: 'lost' }));
    session.onState('listening');
    await eventually(() => expect(page.speaker(ana)).toMatchObject({ source: 'engine' }));
  });

  it('that is lost on the way leaves a mark, and ends the utterance', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    const count = engine.sessions.length;
    speaker.sound();
    const session = await sessionOf(count);
    speaker.sound(2048, 3);
    await eventually(() => expect(reader.gaps).toMatchObject([{ userId: ana.id, reason: 'connection' }]));
    expect(session.pauses()).toBe(1);
    expect(session.samples()).toBe(4096);
  });

  it('beyond what somebody can say is dropped with a mark', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    const count = engine.sessions.length;
    for (let index = 0; index < 200; index += 1) speaker.sound();
    const session = await sessionOf(count);
    await eventually(() => expect(reader.gaps).toMatchObject([{ reason: 'overload' }]));
    await speaker.mute();
    expect(session.samples()).toBeLessThan(120 * 2048);
  });

  it('sent by two sockets in turn is no more than what one may send', async () => {
    const sessions = engine.sessions.length;
    const began = performance.now();
    const [first, second, reader] = [await open(ana), await open(ana), await open(bea)];
    await reader.read();
    for (let time = 0; time < 100; time += 1)
      for (const page of [first, second]) {
        page.sound();
        await page.mute();
      }
    const seconds = (performance.now() - began) / 1000;
    const opened = engine.sessions.slice(sessions);
    const samples = opened.reduce((sum, session) => sum + session.samples(), 0);
    expect(samples).toBeGreaterThan(0);
    expect(samples).toBeLessThanOrEqual((60 + 12 * seconds) * 2048);
    expect(opened.length).toBeLessThanOrEqual(10 + seconds);
  });

  it('after a reconnect in mid-sentence has a mark and another id', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    const count = engine.sessions.length;
    speaker.sound();
    const before = await sessionOf(count);
    before.onText({ utterance: 0, text: 'half a', isFinal: false, startMs: 0, endMs: 0 });
    await eventually(() => expect(reader.texts()).toEqual(['half a']));
    speaker.socket.disconnect();
    await eventually(() => expect(before.isEnded()).toBe(true));
    const again = await open(ana);
    again.sound();
    const next = await sessionOf(count + 1);
    await eventually(() => expect(reader.gaps).toMatchObject([{ reason: 'connection', userId: ana.id }]));
    next.onText({ utterance: 0, text: 'sentence', isFinal: true, startMs: 0, endMs: 1 });
    await eventually(() => expect(reader.texts()).toEqual(['half a', 'sentence']));
    expect(reader.lines[0]?.id).not.toBe(reader.lines[1]?.id);
  });

  it('after muting has no mark', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    const count = engine.sessions.length;
    speaker.sound();
    const session = await sessionOf(count);
    expect(await speaker.mute()).toEqual({ success: true });
    expect(session.pauses()).toBe(1);
    speaker.socket.disconnect();
    const again = await open(ana);
    again.sound();
    const next = await sessionOf(count + 1);
    next.onText({ utterance: 0, text: 'after', isFinal: true, startMs: 0, endMs: 1 });
    await eventually(() => expect(reader.texts()).toEqual(['after']));
    expect(reader.gaps).toEqual([]);
  });

  it('whose engine is replaced in mid-sentence ends its line with what was said', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    const count = engine.sessions.length;
    speaker.sound();
    const session = await sessionOf(count);
    session.onText({ utterance: 0, text: 'half a', isFinal: false, startMs: 0, endMs: 0 });
    await eventually(() => expect(reader.texts()).toEqual(['half a']));
    await world.api.topics.setLocalOnly({ as: bea, body: { topic_id, is_local_only: true } });
    await eventually(() =>
      expect(reader.lines).toMatchObject([
        { data: 'half a', isFinal: false },
        { data: 'half a', isFinal: true },
      ]),
    );
    const [first, last] = reader.lines;
    expect(last?.id).toBe(first?.id);
    expect(last?.revision).toBeGreaterThan(first?.revision ?? 0);
    // It is over: nothing of it comes any more.
    session.onText({ utterance: 0, text: 'half a sentence', isFinal: true, startMs: 0, endMs: 1 });
    speaker.sound();
    await reader.stop();
    expect(reader.lines).toHaveLength(2);
  });

  it.each(['engine', 'browser'])(
    'by an %s in a language that is changed in mid-sentence ends its line there, and goes on in the other language',
    async (by) => {
      const [speaker, reader] = [await open(ana), await open(bea)];
      await reader.read();
      const count = engine.sessions.length;
      if (by === 'browser') speaker.say('first', 'half a', false);
      else {
        speaker.sound();
        const session = await sessionOf(count);
        session.onText({ utterance: 0, text: 'half a', isFinal: false, startMs: 0, endMs: 0 });
      }
      await eventually(() => expect(reader.texts()).toEqual(['half a']));
      // The old page is still connected when the new one begins.
      const other = await open(ana, 'vi', 'vi-VN');
      other.say('second', 'xin chào', true);
      const said = () => reader.lines.filter(({ isFinal, isTranslated }) => isFinal && !isTranslated);
      await eventually(() => expect(said()).toHaveLength(2));
      const finals = said();
      expect(finals.map(({ data, language }) => [data, language]).toSorted()).toEqual([
        ['half a', 'en-EN'],
        ['xin chào', 'vi-VN'],
      ]);
      expect(finals.map(({ id }) => id)).toContain(reader.lines[0]?.id);
    },
  );

  it('of two people at once stays apart', async () => {
    const [one, other] = [await open(ana), await open(bea)];
    await one.read();
    const count = engine.sessions.length;
    one.sound();
    const first = await sessionOf(count);
    other.sound();
    const second = await sessionOf(count + 1);
    second.onText({ utterance: 0, text: 'bea', isFinal: false, startMs: 0, endMs: 0 });
    first.onText({ utterance: 0, text: 'ana', isFinal: true, startMs: 0, endMs: 1 });
    second.onText({ utterance: 0, text: 'bea too', isFinal: true, startMs: 0, endMs: 1 });
    await eventually(() => expect(one.lines).toHaveLength(3));
    const of = (who: Person) => one.lines.filter(({ userId }) => userId === who.id).map(({ data }) => data);
    expect([of(ana), of(bea)]).toEqual([['ana'], ['bea', 'bea too']]);
  });
});

describe('a transcript', () => {
  it('is known to everybody in the call: who began it, who reads, who refused, and its end', async () => {
    const page = await follow(ana);
    expect(page.newest()).toEqual({ uuid, version: 0, transcript: null });
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    await eventually(() =>
      expect(page.newest()?.transcript).toMatchObject({ started_by: bea.id, readers: [bea.id] }),
    );
    const late = await follow(ana);
    await eventually(() => expect(late.newest()?.transcript).toMatchObject({ started_by: bea.id }));
    const info = await world.api.calls.info({ as: ana, params: { uuid } });
    expect(info.data.transcript).toMatchObject({ started_by: bea.id });
    expect(await speaker.refuse(true)).toEqual({ success: true });
    await eventually(() => expect(page.speaker(ana)).toMatchObject({ source: 'refused' }));
    speaker.say('no', 'Not for you');
    expect(await speaker.refuse(false)).toEqual({ success: true });
    speaker.say('yes', 'For you');
    await eventually(() => expect(reader.texts()).toEqual(['For you']));
    expect(await reader.stop()).toEqual({ success: true });
    await eventually(() => expect(page.newest()?.transcript).toBeNull());
    speaker.say('late', 'Nobody reads');
    await reader.read();
    speaker.say('again', 'Again');
    await eventually(() => expect(reader.texts()).toEqual(['For you', 'Again']));
  });

  it('that runs sends nothing more to a service once somebody closes the conversation to those outside', async () => {
    const count = engine.sessions.length;
    const page = await follow(bea);
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    speaker.sound();
    const session = await sessionOf(count);
    await eventually(() => expect(page.speaker(ana)).toMatchObject({ source: 'engine' }));
    const choose = (is_local_only: boolean) =>
      world.api.topics.setLocalOnly({ as: bea, body: { topic_id, is_local_only } });
    await choose(true);
    await eventually(() => expect(session.signal?.aborted).toBe(true));
    const before = session.samples();
    await eventually(() => expect(page.speaker(ana)).toMatchObject({ source: 'unsupported', service: null }));
    speaker.sound();
    speaker.say('own', 'Known by the browser');
    await eventually(() => expect(reader.texts()).toEqual(['Known by the browser']));
    expect(session.samples()).toBe(before);
    expect(engine.sessions).toHaveLength(count + 1);
  });

  it('ends some seconds after its last reader is gone', async () => {
    const page = await follow(ana);
    const reader = await open(bea);
    await reader.read();
    await eventually(() => expect(page.newest()?.transcript).not.toBeNull());
    reader.socket.disconnect();
    await eventually(async () => {
      world.app.testClock.advance(11);
      for (const node of world.app.nodes) await node.transcripts.beat();
      await world.app.transcripts.runDue();
      expect(page.newest()?.transcript).toBeNull();
    });
  });

  it('ends with its call', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    const page = await follow(bea);
    await reader.read();
    speaker.say('one', 'One');
    await eventually(() => expect(reader.texts()).toEqual(['One']));
    await world.api.calls.end({ as: ana, body: { topic_id, uuid, time: 3 } });
    await eventually(() => expect(page.newest()?.transcript).toBeNull());
    expect(await reader.read()).toMatchObject({ code: 'call_ended' });
  });
});

describe('what was said before', () => {
  it('comes to whoever begins to read, once, in their language, in its order', async () => {
    const [speaker, first] = [await open(ana), await open(bea)];
    await first.read();
    speaker.say('one', 'good morning');
    speaker.say('two', 'hello');
    speaker.say('open', 'thank', false);
    await eventually(() => expect(first.texts()).toEqual(['good morning', 'hello', 'thank']));
    const late = await open(bea, 'es');
    await late.read();
    await eventually(() => expect(late.lines).toHaveLength(4));
    const originals = late.lines.filter(({ isTranslated }) => !isTranslated);
    expect(originals.map(({ data, isFinal }) => [data, isFinal])).toEqual([
      ['good morning', true],
      ['hello', true],
    ]);
    const translated = late.lines.filter(({ isTranslated }) => isTranslated);
    expect(translated.map(({ data }) => data).sort()).toEqual([
      expect.stringMatching(/buenos días/i),
      expect.stringMatching(/hola/i),
    ]);
    // Another one of the language gets the same without a new translation, and words go on for all.
    const third = await open(ana, 'es');
    await third.read();
    await eventually(() => expect(third.lines).toHaveLength(4));
    speaker.say('open', 'thank you', true, 1);
    await eventually(() => expect(late.texts()).toContain('thank you'));
    expect(first.texts()).toEqual(['good morning', 'hello', 'thank', 'thank you']);
  });

  it('is gone with the transcript', async () => {
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    speaker.say('one', 'One');
    await eventually(() => expect(reader.texts()).toEqual(['One']));
    await reader.stop();
    await reader.read();
    const page = await open(ana);
    await page.read();
    speaker.say('two', 'Two');
    await eventually(() => expect(page.texts()).toEqual(['Two']));
    await eventually(() => expect(reader.texts()).toEqual(['One', 'Two']));
  });

  it('does not come to somebody who became a member after it', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea);
    const body = { topic_id: group, uuid: randomUUID() };
    uuid = body.uuid;
    await world.api.calls.start({ as: ana, body: { ...body, is_video: false } });
    await world.api.calls.accept({ as: bea, body });
    const [speaker, reader] = [await open(ana), await open(bea)];
    await reader.read();
    speaker.say('one', 'Before');
    await eventually(() => expect(reader.texts()).toEqual(['Before']));
    world.app.testClock.advance(1);
    await world.api.groups.addMembers({ as: ana, body: { topic_id: group, target_user_ids: [cleo.id] } });
    await world.api.calls.accept({ as: cleo, body });
    const late = await open(cleo);
    expect(await late.read()).toEqual({ success: true });
    speaker.say('two', 'After');
    await eventually(() => expect(late.texts()).toEqual(['After']));
  });
});

/** Whether lines reach a page: something else that is said afterwards is known to have arrived elsewhere. */
async function hearsNothing(page: { texts: () => string[] }, speaker: Awaited<ReturnType<typeof open>>) {
  const witness = await open(ana);
  await witness.read();
  const [before, words] = [page.texts().length, `Said to nobody else ${randomUUID()}`];
  speaker.say(randomUUID(), words);
  await eventually(() => expect(witness.texts()).toContain(words));
  expect(page.texts()).toHaveLength(before);
}

describe('nothing is read', () => {
  it('by strangers', async () => {
    const stranger = await world.join('Sam');
    const [page, speaker] = [await open(stranger), await open(ana)];
    expect(await page.read()).toMatchObject({ code: 'call_not_found' });
    expect(await page.refuse(true)).toMatchObject({ code: 'call_not_found' });
    page.say('mine', 'Let me in');
    await hearsNothing(page, speaker);
  });

  it.each(['free', 'premium'] as const)(
    'with the plan %s, whose people are transcribed all the same',
    async (plan) => {
      await world.changePlan(bea, plan);
      const [page, speaker] = [await open(bea), await open(ana)];
      expect(await page.read()).toMatchObject({ code: 'not_permitted' });
      await hearsNothing(page, speaker);
      await speaker.read();
      page.say('own', 'Heard from the one without a plan');
      await eventually(() => expect(speaker.texts()).toContain('Heard from the one without a plan'));
    },
  );

  it('once the plan has ended', async () => {
    const [page, speaker] = [await open(bea), await open(ana)];
    await page.read();
    speaker.say('one', 'One');
    await eventually(() => expect(page.texts()).toEqual(['One']));
    await world.changePlan(bea, 'free');
    for (const node of world.app.nodes) await node.transcripts.beat();
    await hearsNothing(page, speaker);
  });

  it('after leaving the call, and nothing of them is sent', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const body = { topic_id: group, uuid: randomUUID() };
    uuid = body.uuid;
    await world.api.calls.start({ as: ana, body: { ...body, is_video: false } });
    for (const as of [bea, cleo]) await world.api.calls.accept({ as, body });
    const [page, speaker] = [await open(bea), await open(ana)];
    await page.read();
    speaker.say('one', 'One');
    await eventually(() => expect(page.texts()).toEqual(['One']));
    await world.api.calls.end({ as: bea, body: { ...body, time: 1 } });
    await hearsNothing(page, speaker);
    const third = await open(cleo);
    await third.read();
    page.say('gone', 'I have left');
    await page.mute();
    speaker.say('last', 'Last');
    await eventually(() => expect(third.texts().at(-1)).toBe('Last'));
    expect(third.texts()).not.toContain('I have left');
    expect(await page.read()).toMatchObject({ code: 'call_not_found' });
  });

  it('behind a block', async () => {
    const [page, speaker] = [await open(bea), await open(ana)];
    await page.read();
    speaker.say('one', 'One');
    await eventually(() => expect(page.texts()).toEqual(['One']));
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    await eventually(async () => expect(await page.read()).toMatchObject({ success: false }));
    speaker.say('two', 'Two');
    expect(await ask(speaker.socket as Socket, 'speech-stream-stop', { uuid })).toBeDefined();
    expect(page.texts()).toEqual(['One']);
  });
});
