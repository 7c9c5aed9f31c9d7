import { limits } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEverywhere } from '../../../test/findEverywhere.ts';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import { PhraseTranslator } from '../../adapters/translation/phrases/PhraseTranslator.ts';
import type { Translator } from '../../ports/Translator.ts';

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

/** A service of somebody else. */
const service: Translator = {
  ...repeatingEngine,
  id: 'deepl',
  host: 'engine.example',
  translate: async ({ text, target }) => ({
    status: 'done',
    text: `<${target}> ${text}`,
    engine: 'deepl',
  }),
};

beforeAll(async () => {
  const translator = new FallbackTranslator([service, new PhraseTranslator(), repeatingEngine]);
  world = await createWorld({ translator });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

const preview = (as: Person, text: string, over: { language?: string; is_back?: boolean } = {}) =>
  world.api.chat.previewTranslation({ as, body: { topic_id, text, language: 'es', ...over } });

describe('what others will read', () => {
  const text = 'The captain saw the unsent bridge';

  it('is what a message would say, with its grade, and leaves nothing behind', async () => {
    const { data } = await preview(ana, text);
    expect(data).toEqual({
      ...{ state: 'done', source: 'en', language: 'es', text: `<es> ${text}` },
      ...{ engine: 'deepl', grade: 'good', back: null },
    });
    expect(await findEverywhere(world.app.core.database.db, ['unsent bridge'])).toEqual([]);
  });

  it('is translated back on demand', async () => {
    const { data } = await preview(ana, text, { is_back: true });
    expect(data.back).toEqual({ state: 'done', text: `<en> <es> ${text}`, grade: 'good' });
  });

  it('obeys what the conversation has decided: its engines, its terms, its corrections', async () => {
    await world.api.topics.setLocalOnly({ as: bea, body: { topic_id, is_local_only: true } });
    expect((await preview(ana, 'Good morning')).data).toMatchObject({ text: 'Buenos días', grade: 'exact' });
    expect((await preview(ana, text)).data).toMatchObject({ engine: 'repeating', grade: 'rough' });
    await world.api.topics.setTerm({
      as: bea,
      body: { topic_id, term: 'captain', translations: { es: 'jefa' } },
    });
    expect((await preview(ana, text)).data.text).toContain('The jefa saw');
    const { data } = await ana.send(topic_id, 'The tall tower');
    await vi.waitFor(
      async () => {
        const body = { topic_id, chat_id: data.chat_id, language: 'es', text: 'La torre alta' };
        expect(await world.api.chat.correct({ as: bea, body })).toMatchObject({ status: 200 });
      },
      { timeout: 10_000 },
    );
    expect((await preview(ana, 'The tall tower')).data).toMatchObject({
      text: 'La torre alta',
      engine: 'correction',
    });
  });

  it('is the text itself where nothing is to be translated', async () => {
    expect((await preview(ana, '😂 42')).data).toMatchObject({ state: 'none', text: null });
    expect((await preview(ana, 'Buenos días a todos mis amigos')).data).toMatchObject({ state: 'none' });
  });

  it('is for members, into a language that somebody there reads', async () => {
    expect(await preview(ana, text, { language: 'it' })).toMatchObject({ code: 'language_unknown' });
    const eve = await world.join('Eve');
    expect(await preview(eve, text)).toMatchObject({ code: 'topic_not_found' });
    const long = 'a'.repeat(limits.previewedText + 1);
    expect(await preview(ana, long)).toMatchObject({ code: 'validation_failed' });
    await world.changePlan(bea, 'free');
    expect(await preview(ana, text)).toMatchObject({ code: 'language_unknown' });
    await world.changePlan(ana, 'free');
    expect(await preview(ana, text)).toMatchObject({ status: 403, code: 'not_permitted' });
  });

  it('is not made behind a block', async () => {
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await preview(ana, text)).toMatchObject({ code: 'blocked' });
  });
});
