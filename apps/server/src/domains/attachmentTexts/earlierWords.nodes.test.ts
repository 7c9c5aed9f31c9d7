import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { attachmentTexts } from '../../db/schema/attachmentTexts.ts';
import { messages } from '../../db/schema/chat.ts';
import { jobs } from '../../db/schema/jobs.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({});
});
afterAll(() => world.dispose());

it('words of earlier files wait for nobody who is changing a message, and come once that has ended', async () => {
  const { ana, topic_id } = await world.pair();
  const { db } = world.app.core.database;
  const sent: string[] = [];
  for (const name of ['first.txt', 'second.txt', 'third.txt']) {
    const origin_url = await ana.upload({ name, bytes: Buffer.from(name) });
    const message = { type: 'file', content: '', attachments: [{ type: 'file', name, origin_url }] };
    sent.push((await ana.send(topic_id, '', message)).data._id);
  }
  const ids = sent.sort();
  await db.delete(attachmentTexts).where(inArray(attachmentTexts.messageId, ids));
  const progress = async () => {
    const [row] = await db.select().from(jobs).where(eq(jobs.kind, 'words of earlier files'));
    return row?.data;
  };
  const named = async () => {
    const rows = await db.select().from(attachmentTexts).where(inArray(attachmentTexts.messageId, ids));
    return rows.map(({ messageId }) => messageId).sort();
  };
  const comesTo = (data: object) =>
    vi.waitFor(
      async () => {
        world.app.testClock.advance(20);
        expect(await progress()).toEqual(data);
      },
      { timeout: 60_000, interval: 50 },
    );
  const [first, second] = ids;
  await db.transaction(async (tx) => {
    await tx
      .update(messages)
      .set({ editedAt: new Date() })
      .where(eq(messages.id, second ?? ''));
    await world.app.startEarlierWords();
    await comesTo({ after: first });
    expect(await named()).toEqual([first]);
  });
  await comesTo({ after: first, isDone: true });
  expect(await named()).toEqual(ids);
}, 180_000);
