import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import type { LanguagePair, Translator } from '../../ports/Translator.ts';

const patient = { timeout: 20_000, interval: 10 };
const unknown = 'The old house near the river has windows';
const arabicReader = { language: 'Arabic', accent: 'Arabic (Egypt)' };

let pairs: readonly LanguagePair[] = [];
/** Has no direction until a test gives it one. */
const lateEngine: Translator = {
  ...repeatingEngine,
  pairs: () => pairs,
  translate: async (request) =>
    pairs.length === 0
      ? { status: 'unavailable', detail: 'Not here yet.' }
      : repeatingEngine.translate(request),
};

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld({ translator: new FallbackTranslator([new PhraseTranslator(), lateEngine]) });
});
beforeEach(async () => {
  pairs = [];
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

const reach = async (as: Person, topic = topic_id) =>
  (await world.api.topics.reach({ as, query: { topic_id: topic } })).data;
const newest = async (as: Person) => (await world.api.chat.list({ as, query: { topic_id } })).data[0];

describe('what the sender learns', () => {
  it('is in which languages others read, and what of the own language is translated into them', async () => {
    const people = [{ _id: bea.id, name: 'Bea' }];
    const spanish = { source: 'en', language: 'es', people, people_count: 1 };
    expect(await reach(ana)).toEqual([{ ...spanish, reach: 'phrases' }]);
    await world.api.topics.language({ as: bea, body: { topic_id, language: 'sw', show: 'translated' } });
    expect(await reach(ana)).toEqual([{ ...spanish, language: 'sw', reach: 'none' }]);
    pairs = [['*', '*']];
    expect(await reach(ana)).toEqual([{ ...spanish, language: 'sw', reach: 'all' }]);
  });

  it('leaves out who reads the same language, whose plan has no translation, and who is blocked', async () => {
    const [carla, omar] = [await world.join('Carla'), await world.join('Omar', arabicReader)];
    const group = await world.group(ana, bea, carla, omar);
    expect((await reach(ana, group)).map(({ language }) => language).sort()).toEqual(['ar', 'es']);
    await world.changePlan(bea, 'free');
    await world.changePlan(omar, 'free');
    expect(await reach(ana, group)).toEqual([]);
    await world.changePlan(bea, 'ultimate');
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await reach(ana)).toEqual([]);
  });
});

describe('a translation that was not available', () => {
  it('comes when its reader looks again after an engine has come', async () => {
    await ana.send(topic_id, unknown);
    await vi.waitFor(async () => {
      expect((await newest(bea))?.translation).toMatchObject({ state: 'unavailable', engine: null });
    }, patient);
    pairs = [['*', '*']];
    await vi.waitFor(async () => {
      expect(await newest(bea)).toMatchObject({
        translated: `[es] ${unknown}`,
        translation: { state: 'done', engine: 'repeating' },
      });
    }, patient);
  });

  it('is not tried again by the engine that could not translate it', async () => {
    pairs = [['*', '*']];
    const translate = vi
      .spyOn(lateEngine, 'translate')
      .mockResolvedValue({ status: 'unavailable', detail: 'Too few words.' });
    await ana.send(topic_id, `${unknown} and doors`);
    await vi.waitFor(async () => {
      expect((await newest(bea))?.translation).toMatchObject({ state: 'unavailable', engine: 'repeating' });
    }, patient);
    const { length } = translate.mock.calls;
    expect((await newest(bea))?.translation.state).toBe('unavailable');
    expect(translate.mock.calls).toHaveLength(length);
    translate.mockRestore();
  });
});
