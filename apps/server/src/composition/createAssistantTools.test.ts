import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeatingEngine } from '../../test/repeatingEngine.ts';
import { createWorld, type Person, spanishReader, type World } from '../../test/world.ts';
import { FallbackTranslator } from '../adapters/translation/FallbackTranslator.ts';
import type { AssistantEngine, AssistantQuestion } from '../ports/AssistantEngine.ts';
import type { Translator } from '../ports/Translator.ts';

let world: World;
let question: AssistantQuestion | undefined;
let ana: Person;
let bea: Person;
let topicId: string;

const curious: AssistantEngine = {
  id: 'curious',
  kind: 'offline',
  model: null,
  quotesTaken: () => 0,
  host: null,
  answer: async (asked, write) => {
    question = asked;
    write({ kind: 'text', text: 'Thank you.' });
    write({
      kind: 'sources',
      sources: [
        { title: 'Calls', url: '/help/en/calls' },
        { title: 'No address', url: 'javascript:alert(1)' },
      ],
    });
    return { status: 'done' };
  },
  close: async () => undefined,
};

/** What the engine is given when somebody asks. */
async function toolsOf(person: Person) {
  const { data } = await world.api.assistant.create({ as: person, body: { content: 'What is new?' } });
  if (!question) throw new Error('Nobody was asked.');
  return { ...question, message: data };
}

describe('what an assistant may know of the person who asks', () => {
  beforeAll(async () => {
    world = await createWorld({ assistant: curious });
    ({ ana, bea, topic_id: topicId } = await world.pair(spanishReader));
    await ana.send(topicId, 'Shall we have lunch by the river?');
    const stranger = await world.pair();
    await stranger.ana.send(stranger.topic_id, 'A secret lunch');
  });
  afterAll(() => world.dispose());

  it('is who they are, and the language they read', async () => {
    const { reader, message } = await toolsOf(bea);
    expect(reader).toEqual({ name: 'Bea', language: 'es', plan: 'ultimate' });
    expect(message.sources).toEqual([{ title: 'Calls', url: '/help/en/calls' }]);
    expect((await world.api.assistant.status({ as: bea })).data.engine.kind).toBe('offline');
  });

  it('are messages of their own conversations', async () => {
    const { tools } = await toolsOf(bea);
    expect(await tools.findMessages('lunch')).toMatchObject([
      { topicId, conversation: 'Ana', by: 'Ana', url: `/chat?topic=${topicId}` },
    ]);
    expect(await tools.findMessages('secret')).toEqual([]);
    expect(await tools.findMessages('…')).toEqual([]);
  });

  it('are people whom they may find', async () => {
    const { tools } = await toolsOf(bea);
    expect(await tools.findPeople('an')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: ana.id, name: 'Ana', isFriend: false })]),
    );
    const cleo = await world.join('Cleopatra');
    await world.api.friends.block({ as: cleo, body: { target_user_id: bea.id } });
    expect(await tools.findPeople('Cleopatra')).toEqual([]);
  });

  it('is what they have not read', async () => {
    const { tools } = await toolsOf(bea);
    expect(await tools.unread()).toMatchObject([
      { topicId, conversation: 'Ana', count: 1, last: { by: 'Ana' } },
    ]);
    const now = world.app.testClock.now().getTime();
    expect(await tools.unread(new Date(now + 60_000))).toEqual([]);
    expect(await (await toolsOf(ana)).tools.unread()).toEqual([]);
  });

  it('is what others have written last, since a moment, and not what they wrote themselves', async () => {
    const [cleo, dana] = [await world.join('Cleo'), await world.join('Dana')];
    const other = await dana.open(cleo);
    await dana.send(other, 'Are you there?');
    const { tools } = await toolsOf(cleo);
    expect(await tools.newest()).toMatchObject([
      {
        topicId: other,
        conversation: 'Dana',
        by: 'Dana',
        text: 'Are you there?',
        url: `/chat?topic=${other}`,
      },
    ]);
    const now = world.app.testClock.now().getTime();
    expect(await tools.newest(new Date(now + 60_000))).toEqual([]);
    await cleo.send(other, 'I am');
    expect(await (await toolsOf(cleo)).tools.newest()).toEqual([]);
    expect(await (await toolsOf(dana)).tools.newest()).toMatchObject([{ by: 'Cleo', text: 'I am' }]);
  });

  it('is a translation by the engines that stand', async () => {
    const { tools } = await toolsOf(bea);
    expect(await tools.translate({ text: 'Good morning', target: 'es', source: 'en' })).toEqual({
      status: 'done',
      text: 'Buenos días',
      engine: 'phrases',
      grade: 'exact',
      source: 'en',
    });
    const unknown = await tools.translate({ text: 'Zxqv wvut', target: 'vi', source: 'en' });
    expect(unknown.status).toBe('unavailable');
  });
});

describe('an assistant of this server', () => {
  const sentAway: string[] = [];
  const service: Translator = {
    ...repeatingEngine,
    ...{ id: 'service', host: 'engine.example' },
    translate: async (request) => {
      sentAway.push(request.text);
      return { status: 'done', text: `<${request.target}> ${request.text}`, engine: 'service' };
    },
  };

  beforeAll(async () => {
    const translator = new FallbackTranslator([service, repeatingEngine]);
    world = await createWorld({ assistant: curious, translator });
    ({ ana, bea, topic_id: topicId } = await world.pair());
  });
  afterAll(() => world.dispose());

  it('translates nothing by a service outside once it was given words that only this server may have', async () => {
    const { data } = await ana.send(topicId, 'The keys are under the mat.');
    const keys = { text: data.content ?? '', target: 'es', source: 'en' };
    const before = (await toolsOf(bea)).tools;
    await before.findMessages('keys');
    expect(await before.translate(keys)).toMatchObject({ engine: 'service' });
    await world.api.topics.setLocalOnly({ as: ana, body: { topic_id: topicId, is_local_only: true } });
    sentAway.length = 0;
    const { tools } = await toolsOf(bea);
    expect(await tools.translate({ ...keys, text: 'A text of her own' })).toMatchObject({
      engine: 'service',
    });
    for (const read of ['findMessages', 'unread', 'newest'] as const) {
      const reading = (await toolsOf(bea)).tools;
      const words = read === 'findMessages' ? reading.findMessages('keys') : reading[read]();
      expect(await words).toHaveLength(1);
      expect(await reading.translate(keys)).toMatchObject({ text: '[es] The keys are under the mat.' });
    }
    expect(sentAway).toEqual(['A text of her own']);
  });
});
