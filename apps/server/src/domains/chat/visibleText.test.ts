import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';

/** Texts in which nothing can be seen. */
const blank = [
  '\u200B',
  '\u2800',
  '\u3164',
  '\u00AD\u2060',
  '\u200E',
  '\uFEFF\u200D',
  '\u115F\u1160',
  '\uFFA0',
  '\u034F',
  '\u{E0067}\u{E0062}\u{E007F}',
  '\uFE0F',
  '\u2066\u2069',
  '\u180E',
  '\u061C',
  '\u00A0\u3000',
  '\u{1D159}',
];

/** Short texts in which something can. */
const visible = ['X', '한', 'می\u200Cنا', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '1️⃣', '⠃'];

describe('text that people see', () => {
  let world: World;
  let ana: Person;
  let bea: Person;
  let topic_id: string;

  beforeAll(async () => {
    world = await createWorld();
    ana = await world.join('Ana');
    bea = await world.join('Bea');
    topic_id = await ana.open(bea);
  });
  afterAll(() => world.dispose());

  const createGroup = (topic_name: string) =>
    world.api.groups.create({ as: ana, body: { target_user_ids: [bea.id], topic_name } });

  const profile = {
    country: 'Spain',
    language: 'Spanish',
    accent: 'Spanish (Spain)',
    gender: 'female' as const,
  };
  const rename = (name: string) =>
    world.api.users.updateProfile({ as: ana, body: { ...profile, name, avatar: ana.avatar } });

  it.each(blank)('is none of %j: no name of a person or a group, and no message', async (text) => {
    expect(await rename(text)).toMatchObject({
      status: 400,
      errors: ['Full name is required. Please enter one.'],
    });
    expect(await createGroup(text)).toMatchObject({
      status: 400,
      errors: ['Group name is required. Please enter one.'],
    });
    expect(await ana.send(topic_id, text)).toMatchObject({
      status: 400,
      errors: ['A message needs a text.'],
    });
  });

  it.each(visible)('is %j', async (text) => {
    expect(await rename(text)).toMatchObject({ status: 200, data: { name: text } });
    expect(await createGroup(text)).toMatchObject({ status: 200, data: { name: text } });
    expect(await ana.send(topic_id, text)).toMatchObject({ status: 200, data: { content: text } });
  });

  describe('in a reaction', () => {
    const react = async (as: Person, emoji: string) => {
      const { data } = await ana.send(topic_id, 'Hello');
      return world.api.topics.reaction({ as, body: { topic_id, chat_id: data.chat_id, emoji } });
    };

    it.each([
      ['❤', '❤️'],
      ['❤️', '❤️'],
      ['☺', '☺️'],
      ['👁‍🗨', '👁️‍🗨️'],
      ['🏳‍🌈', '🏳️‍🌈'],
      ['👍\uFE0F', '👍'],
      ['1⃣', '1️⃣'],
      ['👩🏽‍❤‍💋‍👨🏿', '👩🏽‍❤️‍💋‍👨🏿'],
      ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
      ['🇻🇳', '🇻🇳'],
    ])('is one emoji: %s counts as %s', async (given, stored) => {
      expect(await react(bea, given)).toMatchObject({
        status: 200,
        data: { reactions: [{ emoji: stored }] },
      });
    });

    it('is the same heart, however it was written', async () => {
      const { data } = await ana.send(topic_id, 'Hello');
      const { chat_id } = data;
      await world.api.topics.reaction({ as: ana, body: { topic_id, chat_id, emoji: '❤' } });
      const both = await world.api.topics.reaction({ as: bea, body: { topic_id, chat_id, emoji: '❤️' } });
      expect(new Set(both.data.reactions.map(({ emoji }) => emoji)).size).toBe(1);
    });

    it.each(['a', '1', '👍👍', '❤❤️', 'ok 👍', '🇮', ':)', '\u200D', '👨‍', '<b>', '#', '🏴\u{E0067}\u{E007F}'])(
      'is no %j',
      async (text) => {
        expect((await react(bea, text)).status).toBe(400);
      },
    );
  });
});
