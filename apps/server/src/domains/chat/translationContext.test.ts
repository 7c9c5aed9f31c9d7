import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { FallbackTranslator } from '../../adapters/translation/FallbackTranslator.ts';
import type { ContextLine, Translator } from '../../ports/Translator.ts';

const patient = { timeout: 20_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;
const given = new Map<string, readonly ContextLine[]>();

/** A model at a service: it remembers what it was told before each text. */
const model: Translator = {
  ...repeatingEngine,
  id: 'model',
  host: 'model.example',
  translate: async ({ text, target, contextFor }) => {
    const context = (await contextFor?.('model')) ?? [];
    given.set(text, context);
    const isContextual = context.length > 0;
    return { status: 'done', text: `<${target}> ${text}`, engine: 'model', isContextual };
  },
};

beforeAll(async () => {
  world = await createWorld({ translator: new FallbackTranslator([model, repeatingEngine]) });
});
beforeEach(async () => {
  given.clear();
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

/** Sends a text, waits until the other one can read it, and returns its chat_id. */
async function say(by: Person, text: string, topic = topic_id): Promise<string> {
  const { data } = await by.send(topic, text);
  const to = by === ana ? bea : ana;
  await vi.waitFor(async () => {
    const [newest] = (await world.api.chat.list({ as: to, query: { topic_id: topic } })).data;
    expect(newest).toMatchObject({ chat_id: data.chat_id, translation: { state: 'done' } });
  }, patient);
  return data.chat_id;
}

describe('the context of a translation', () => {
  it('is what was said before in the conversation, bounded, by whom, and without names', async () => {
    for (const word of ['first', 'second', 'third', 'fourth']) await say(ana, `The ${word} old house`);
    await say(bea, 'La quinta casa vieja');
    await say(ana, 'The sixth old house');
    expect(given.get('The first old house')).toEqual([]);
    expect(given.get('The sixth old house')).toEqual([
      { speaker: 'writer', text: 'The second old house' },
      { speaker: 'writer', text: 'The third old house' },
      { speaker: 'writer', text: 'The fourth old house' },
      { speaker: 1, text: 'La quinta casa vieja' },
    ]);
    const long = `The ${'very '.repeat(100)}old house`;
    await say(ana, long);
    await say(ana, 'The last old house');
    expect(given.get('The last old house')?.at(-1)?.text).toBe(long.slice(0, 300));
  });

  it('holds nothing that was recalled or edited away, and nothing of other conversations', async () => {
    const recalled = await say(ana, 'The recalled old house');
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: recalled } });
    const edited = await say(ana, 'The wrong old house');
    await world.api.chat.edit({
      as: ana,
      body: { topic_id, chat_id: edited, content: 'The right old house' },
    });
    await vi.waitFor(async () => {
      const [newest] = (await world.api.chat.list({ as: bea, query: { topic_id } })).data;
      expect(newest).toMatchObject({ content: 'The right old house', translation: { state: 'done' } });
    }, patient);
    await say(ana, 'An old house elsewhere', await world.group(ana, bea));
    await say(ana, 'The next old house');
    const texts = given.get('The next old house')?.map(({ text }) => text);
    expect(texts).not.toContain('The recalled old house');
    expect(texts).not.toContain('The wrong old house');
    expect(texts).not.toContain('An old house elsewhere');
  });

  it('holds nothing that the engine was not allowed to see', async () => {
    const choose = (is_local_only: boolean) =>
      world.api.topics.setLocalOnly({ as: bea, body: { topic_id, is_local_only } });
    await say(ana, 'The open old house');
    await choose(true);
    await say(ana, 'The closed old house');
    await choose(false);
    await say(ana, 'The next old house');
    expect(given.has('The closed old house')).toBe(false);
    expect(given.get('The next old house')).toEqual([{ speaker: 'writer', text: 'The open old house' }]);
  });

  it('keeps a translation that it changed from being used elsewhere', async () => {
    await say(ana, 'The bank is over there');
    await say(ana, 'Was it shut');
    given.clear();
    await say(ana, 'Was it shut', await world.group(ana, bea));
    expect(given.has('Was it shut')).toBe(true);
  });
});

describe('the context of a preview', () => {
  const preview = (text: string, chat_id?: string) =>
    world.api.chat.previewTranslation({ as: ana, body: { topic_id, text, language: 'es', chat_id } });

  it('is that of the message when it is sent', async () => {
    for (const word of ['first', 'second', 'third', 'fourth']) await say(ana, `The ${word} old house`);
    await say(bea, 'La quinta casa vieja');
    await preview('The sixth old house');
    const previewed = given.get('The sixth old house');
    expect(previewed).toHaveLength(4);
    given.clear();
    await say(ana, 'The sixth old house');
    expect(given.get('The sixth old house')).toEqual(previewed);
  });

  it('of an edit is what was said before the message, and not what was said behind it', async () => {
    await say(ana, 'The first old house');
    const chat_id = await say(ana, 'The wrong old house');
    await say(bea, 'La casa de después');
    await preview('The corrected old house', chat_id);
    expect(given.get('The corrected old house')).toEqual([
      { speaker: 'writer', text: 'The first old house' },
    ]);
    await say(bea, 'Otra casa más');
    given.clear();
    await world.api.chat.edit({ as: ana, body: { topic_id, chat_id, content: 'The corrected old house' } });
    await vi.waitFor(async () => {
      await world.api.chat.list({ as: bea, query: { topic_id } });
      expect(given.get('The corrected old house')).toEqual([
        { speaker: 'writer', text: 'The first old house' },
      ]);
    }, patient);
  });

  it('is nothing of a message of somebody else, of another conversation, or of one that is gone', async () => {
    const other = await say(bea, 'La casa de otra');
    expect(await preview('The right old house', other)).toMatchObject({ code: 'message_not_found' });
    const elsewhere = await say(ana, 'The old house elsewhere', await world.group(ana, bea));
    expect(await preview('The right old house', elsewhere)).toMatchObject({ code: 'message_not_found' });
    const recalled = await say(ana, 'The recalled old house');
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: recalled } });
    expect(await preview('The right old house', recalled)).toMatchObject({ code: 'message_not_found' });
    expect(given.has('The right old house')).toBe(false);
  });

  it('holds nothing that the engine was not allowed to see, and no engine that is excluded gets it', async () => {
    const choose = (is_local_only: boolean) =>
      world.api.topics.setLocalOnly({ as: bea, body: { topic_id, is_local_only } });
    await say(ana, 'The open old house');
    await choose(true);
    await say(ana, 'The closed old house');
    await preview('The next old house');
    expect(given.has('The next old house')).toBe(false);
    await choose(false);
    await preview('The next old house');
    expect(given.get('The next old house')).toEqual([{ speaker: 'writer', text: 'The open old house' }]);
  });

  it('finds the language with the hints that the message gets', async () => {
    const group = await world.group(
      ana,
      bea,
      await world.join('Cai', { language: 'Italian', accent: 'Italian (Italy)' }),
    );
    const text = 'Ciao';
    const body = { topic_id: group, text, language: 'es' };
    const { data } = await world.api.chat.previewTranslation({ as: ana, body });
    const sent = await ana.send(group, text);
    const [read] = (await world.api.chat.list({ as: bea, query: { topic_id: group } })).data;
    expect(read?.chat_id).toBe(sent.data.chat_id);
    expect(data.source).toBe(read?.language);
  });
});
