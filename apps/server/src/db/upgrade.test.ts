import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEverywhere } from '../../test/findEverywhere.ts';
import { openOldDatabase } from '../../test/openOldDatabase.ts';
import { createWorld, type World } from '../../test/world.ts';
import { translations } from './schema/translations.ts';

const topic_id = '00000000-0000-4000-8000-0000000000c3';

describe('a database of the version before foreign keys', () => {
  const bea = { token: 'A'.repeat(43) };
  let world: World;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const old = await openOldDatabase(2);
    await old.load(await readFile(new URL('./upgrade.fixture.sql', import.meta.url), 'utf8'));
    drop = old.drop;
    world = await createWorld({ database: await old.upgrade() });
  });
  afterAll(async () => {
    await world.dispose();
    await drop();
  });

  it('keeps its messages and their translations', async () => {
    const { data } = await world.api.chat.list({ as: bea, query: { topic_id } });
    expect(
      data.reverse().map(({ content, translated, reply }) => [content, translated, reply?.content]),
    ).toEqual([
      ['Good morning', 'Buenos días', undefined],
      ['Thank you', null, 'Good morning'],
      ['Hasta luego', null, undefined],
      [null, null, undefined],
    ]);
  });

  it('keeps the changes of its topics without a gap, and the texts of translations in them', async () => {
    const { data } = await world.api.topics.changes({
      as: bea,
      query: {
        topic_id,
        since: '0',
      },
    });
    expect(data.changes.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'message'],
      [2, 'translation'],
      [3, 'message'],
      [4, 'translation'],
      [5, 'message'],
      [6, 'message'],
    ]);
    expect(data.changes[1]).toMatchObject({
      language: 'es',
      state: 'done',
      text: 'Buenos días',
      engine: 'phrases',
    });
    expect(data.changes[3]).toMatchObject({ language: 'es', state: 'unavailable', text: null });
  });

  it('keeps the private topic of two users as theirs', async () => {
    const { data } = await world.api.topics.list({ as: bea });
    expect(data.map(({ _id }) => _id)).toEqual([topic_id]);
    const target_user_id = '00000000-0000-4000-8000-0000000000A1';
    const body = { target_user_id, topic_name: null, check_permission: true };
    expect((await world.api.topics.createPrivate({ as: bea, body })).data._id).toBe(topic_id);
  });

  it('loses what belonged to nobody any more, and keeps cached translations of messages that exist', async () => {
    const { db } = world.app.core.database;
    expect(await findEverywhere(db, ['dead', 'Orphaned words', 'huérfanas'])).toEqual([]);
    expect(await db.select({ text: translations.text }).from(translations)).toEqual([
      { text: 'Buenos días' },
    ]);
  });
});
