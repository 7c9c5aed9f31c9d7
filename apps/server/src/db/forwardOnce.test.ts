import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../test/world.ts';
import { migrationsFolder } from './migrationFiles.ts';
import { messages } from './schema/chat.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.dispose());

it('copies that an earlier version forwarded twice survive the update, and the first counts as forwarded', async () => {
  const { db } = world.app.core.database;
  const [ana, bea, dan] = [await world.join('Ana'), await world.join('Bea'), await world.join('Dan')];
  const { data: original } = await bea.send(await ana.open(bea), 'Pass it on');
  const topic_id = await ana.open(dan);
  await db.execute(sql`drop index messages_forwarded`);
  for (let count = 0; count < 3; count++) {
    const { data } = await ana.send(topic_id, 'Pass it on');
    await db.update(messages).set({ forwardId: original._id }).where(eq(messages.id, data._id));
  }
  const update = await readFile(join(migrationsFolder, '0001_forward_once.sql'), 'utf8');
  for (const statement of update.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));

  const copies = (await world.api.chat.list({ as: dan, query: { topic_id } })).data.reverse();
  expect(copies.map(({ content }) => content)).toEqual(Array(3).fill('Pass it on'));
  expect(copies.map(({ forward_id }) => forward_id)).toEqual([original._id, null, null]);
  const form = { from_chat_id: original.chat_id, new_chat_id: ana.chatId(), target_user_id: dan.id };
  expect((await world.api.chat.forward({ as: ana, body: form })).data._id).toBe(copies[0]?._id);
});
