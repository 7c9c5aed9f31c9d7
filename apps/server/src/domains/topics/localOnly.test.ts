import type { Topic } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import type { AssistantEngine, AssistantQuestion } from '../../ports/AssistantEngine.ts';
import type { Translator } from '../../ports/Translator.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;
let sentAway: string[];
/** What the service waits for before it is asked. */
let free: Promise<void> | undefined;

/** A service of somebody else; it knows one language more than the engine of this server. */
const service: Translator = {
  ...repeatingEngine,
  id: 'service',
  name: 'Service',
  host: 'engine.example',
  translate: async (request) => {
    await free;
    if (!(await request.mayLeave?.())) return { status: 'unavailable', detail: 'Excluded.' };
    sentAway.push(request.text);
    return { status: 'done', text: `<${request.target}> ${request.text}`, engine: 'service' };
  },
};
const local: Translator = {
  ...repeatingEngine,
  pairs: () => [
    ['en', 'es'],
    ['es', 'en'],
  ],
  translate: async (request) =>
    request.target === 'it'
      ? { status: 'unavailable', detail: 'No Italian.' }
      : repeatingEngine.translate(request),
};

let question: AssistantQuestion | undefined;

/** SmartTalk with a model of somebody else. */
const assistant: AssistantEngine = {
  ...{ id: 'model', kind: 'model', model: 'model', host: 'model.example' },
  answer: async (asked, write) => {
    question = asked;
    write({ kind: 'text', text: 'Thank you.' });
    return { status: 'done' };
  },
  quotesTaken: (quotes) => quotes.length,
  close: async () => undefined,
};

beforeAll(async () => {
  world = await createWorld({ translator: new FallbackTranslator([service, local]), assistant });
});
beforeEach(async () => {
  free = undefined;
  sentAway = [];
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

const engines = async (as: Person, topic = topic_id) =>
  (await world.api.topics.engines({ as, query: { topic_id: topic } })).data;
const choose = (as: Person, is_local_only: boolean, topic = topic_id) =>
  world.api.topics.setLocalOnly({ as, body: { topic_id: topic, is_local_only } });

/** Sends a text and waits for its translation as somebody reads it. */
async function say(by: Person, to: Person, text: string, topic = topic_id) {
  const { data } = await by.send(topic, text);
  return vi.waitFor(async () => {
    const [newest] = (await world.api.chat.list({ as: to, query: { topic_id: topic } })).data;
    expect(newest).toMatchObject({ chat_id: data.chat_id });
    expect(newest?.translation.state).not.toBe('queued');
    return newest;
  }, patient);
}

describe('a conversation without third parties', () => {
  it('names the engines and where they are, and who wants those outside to see nothing', async () => {
    const own = { use: 'translation', name: 'repeating', service: null };
    expect(await engines(ana)).toMatchObject({ is_local_only: false, is_own_choice: false, chosen_by: [] });
    expect((await engines(ana)).engines).toEqual(
      expect.arrayContaining([{ use: 'translation', name: 'Service', service: 'engine.example' }, own]),
    );
    const socket = await ana.connect();
    const changed = nextOf<Topic>(socket, 'updateTopic', {});
    const chosen_by = [{ _id: bea.id, name: 'Bea' }];
    expect((await choose(bea, true)).data).toMatchObject({
      is_local_only: true,
      is_own_choice: true,
      chosen_by,
    });
    expect(await changed).toMatchObject({ _id: topic_id });
    expect(await engines(ana)).toMatchObject({ is_local_only: true, is_own_choice: false, chosen_by });
  });

  it('sends nothing of either side to a service, however often it is chosen', async () => {
    expect(await say(ana, bea, 'The first old house')).toMatchObject({ translation: { engine: 'service' } });
    await choose(bea, true);
    await choose(bea, true);
    sentAway = [];
    expect(await say(ana, bea, 'The second old house')).toMatchObject({
      translated: '[es] The second old house',
      translation: { engine: 'repeating' },
    });
    expect(await say(bea, ana, 'La tercera casa vieja')).toMatchObject({
      translation: { engine: 'repeating' },
    });
    expect(sentAway).toEqual([]);
  });

  it('is one at once, also for a text that already waits for the service', async () => {
    const opened = Promise.withResolvers<void>();
    free = opened.promise;
    const { data } = await ana.send(topic_id, 'The third old house');
    await choose(bea, true);
    opened.resolve();
    await vi.waitFor(async () => {
      const [newest] = (await world.api.chat.list({ as: bea, query: { topic_id } })).data;
      expect(newest).toMatchObject({ chat_id: data.chat_id, translated: '[es] The third old house' });
    }, patient);
    expect(sentAway).toEqual([]);
  });

  it('is one until all who wanted it have taken that back', async () => {
    await choose(ana, true);
    await choose(bea, true);
    await choose(bea, false);
    expect(await say(ana, bea, 'The old bridge')).toMatchObject({ translation: { engine: 'repeating' } });
    await choose(ana, false);
    expect(await say(ana, bea, 'The new bridge')).toMatchObject({ translation: { engine: 'service' } });
  });

  it('has no translation that only a service could make, says so, and gets it afterwards', async () => {
    const dan = await world.join('Dan', { language: 'Italian', accent: 'Italian (Italy)', plan: 'ultimate' });
    const topic = await ana.open(dan);
    await choose(dan, true, topic);
    const reach = async () => (await world.api.topics.reach({ as: ana, query: { topic_id: topic } })).data;
    expect(await reach()).toMatchObject([{ language: 'it', reach: 'none' }]);
    const missing = await say(ana, dan, 'The tall tower', topic);
    expect(missing?.translation).toMatchObject({ state: 'unavailable', engine: null });
    const again = await world.api.chat.list({ as: dan, query: { topic_id: topic } });
    expect(again.data[0]?.translation.state).toBe('unavailable');
    expect(sentAway).toEqual([]);
    await choose(dan, false, topic);
    expect(await reach()).toMatchObject([{ language: 'it', reach: 'all' }]);
    await vi.waitFor(async () => {
      const page = await world.api.chat.list({ as: dan, query: { topic_id: topic } });
      expect(page.data[0]).toMatchObject({ translated: '<it> The tall tower' });
    }, patient);
  });

  it('ends for a group with whoever wanted it', async () => {
    const group = await world.group(ana, bea);
    await choose(bea, true, group);
    expect(await engines(ana, group)).toMatchObject({ is_local_only: true });
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect(await engines(ana, group)).toMatchObject({ is_local_only: false, chosen_by: [] });
    expect(await choose(bea, true, group)).toMatchObject({ code: 'topic_not_found' });
  });

  it('is closed to a SmartTalk whose model is outside', async () => {
    await ana.send(topic_id, 'Shall we have lunch by the river?');
    await world.api.assistant.create({ as: bea, body: { content: 'What is new?' } });
    const lunches = async () => (await question?.tools.findMessages('lunch'))?.length;
    expect(await lunches()).toBe(1);
    await choose(ana, true);
    expect(await lunches()).toBe(0);
    expect(await question?.tools.unread()).toMatchObject([{ topicId: topic_id, last: null }]);
    expect(await question?.tools.newest()).toEqual([]);
  });

  it('gives a SmartTalk whose model is outside none of its messages to read', async () => {
    const { data } = await ana.send(topic_id, 'The keys are under the mat.');
    const body = { topic_id, chat_ids: [data.chat_id] };
    expect((await world.api.assistant.quotes({ as: bea, body })).status).toBe(200);
    await choose(ana, true);
    expect(await world.api.assistant.quotes({ as: bea, body })).toMatchObject({ code: 'services_excluded' });
  });

  it('can be chosen behind a block', async () => {
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect((await choose(bea, true)).data).toMatchObject({ is_local_only: true });
  });
});
