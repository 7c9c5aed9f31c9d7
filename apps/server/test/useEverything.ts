import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { attachmentTexts, attachmentTextTranslations } from '../src/db/schema/attachmentTexts.ts';
import { giftCodes } from '../src/db/schema/billing.ts';
import { callMembers, callRecordings } from '../src/db/schema/calls.ts';
import { hiddenMessages, messages } from '../src/db/schema/chat.ts';
import { jobs } from '../src/db/schema/jobs.ts';
import { newsletterSubscribers } from '../src/db/schema/outreach.ts';
import { pushDevices, pushShown } from '../src/db/schema/push.ts';
import { callTranscripts, transcriptReaders, transcriptSpeakers } from '../src/db/schema/transcripts.ts';
import { translations } from '../src/db/schema/translations.ts';
import { users } from '../src/db/schema/users.ts';
import { makeGiftCodes } from '../src/domains/billing/giftCodes.ts';
import { type BillingWorld, offers, visa } from './billingWorld.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import type { PushService } from './startPushService.ts';
import { tinyPicture } from './tinyPicture.ts';
import { type Person, spanishReader } from './world.ts';

const patient = { timeout: 30_000, interval: 20 };

/** What one person leaves in tables and files, beside their id and name. */
export type Traces = {
  /** Numbers, addresses and words that are theirs alone: nothing of it may outlive the account. */
  own: string[];
  /** Ids of what hangs on the person: rows that contain nothing else of them are found by these. */
  related: string[];
  /** Where the code that confirms the deletion is sent. */
  phone: string;
};

/**
 * Somebody on the free plan uses what there is, so that every table refers to them: a scenario for tests that look at the whole
 * database. The world needs call rooms, push carriers for `service`, an assistant, and an engine that translates everything.
 */
export async function useEverything(
  world: BillingWorld,
  service: PushService,
  { person, email }: { person: Person; email: string },
): Promise<Traces> {
  const { db } = world.app.core.database;
  const now = world.app.testClock.now();
  const friend = await world.join('Dora', spanishReader);
  await friend.connect();

  // A trial, then a plan, and a code that was redeemed.
  await world.api.billing.updateCard({ as: person, body: { ...visa, get_trial: true, ...offers.premium } });
  await world.buy(person, 'enterprise');
  await makeGiftCodes(db, { package: 'premium', days: 30, count: 1, now });
  await db.update(giftCodes).set({ redeemedBy: person.id, redeemedAt: now });

  // A number with a code on its way, and another address that is not confirmed.
  const number = { dial_code: '61', phone_number: '412345678' };
  await db
    .update(users)
    .set({ dialCode: number.dial_code, phoneNumber: number.phone_number })
    .where(eq(users.id, person.id));
  await world.api.auth.phoneVerify({ body: { ...number, captcha_token: await solveCaptcha(world.app) } });
  // A wrong entry, which is counted.
  await world.api.auth.codeVerify({ body: { ...number, code: '000000' } });
  const nextEmail = `next-${email}`;
  const { data: me } = await world.api.users.me({ as: person });
  const { name, country, language, accent, gender } = me;
  const body = { name, country, language, accent, gender, avatar: person.avatar, email: nextEmail };
  await world.api.users.updateProfile({
    as: person,
    body: { ...body, birthday: '1985-12-24', description: 'I live by the sea' },
  });

  // A newsletter whose mail has not left yet.
  await db
    .insert(newsletterSubscribers)
    .values({ email, key: randomUUID(), language: 'en', requestedAt: now })
    .onConflictDoNothing();
  const [{ key: subscriptionKey } = { key: '' }] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  await db
    .insert(jobs)
    .values({
      kind: 'mail of the landing page',
      key: subscriptionKey,
      data: { subscriptionKey },
      dueAt: new Date('2100-01-01'),
      createdAt: now,
    })
    .onConflictDoNothing();

  // Groups: system lines, and mentions in both directions.
  const target_user_ids = [friend.id];
  const group = await world.api.groups.create({ as: person, body: { target_user_ids, topic_name: 'Sea' } });
  const inGroup = group.data._id;
  await world.api.users.updateUsername({ as: person, body: { username: 'sea_breeze' } });
  await world.api.groups.makeLink({ as: person, body: { topic_id: inGroup } });
  await person.send(inGroup, '@Dora', { mentions: [{ user_id: friend.id, start: 0, length: 5 }] });
  await friend.send(inGroup, '@you', { mentions: [{ user_id: person.id, start: 0, length: 4 }] });
  const { chat_id } = (await friend.send(inGroup, 'Not for you')).data;
  const { chat_id: kept } = (await friend.send(inGroup, 'Worth a star')).data;
  await world.api.chat.star({ as: person, body: { topic_id: inGroup, chat_id: kept, is_starred: true } });
  await world.api.topics.pin({ as: person, body: { topic_id: inGroup, chat_id: kept, is_pinned: true } });
  await world.api.topics.setTerm({
    as: person,
    body: { topic_id: inGroup, term: 'Sea Breeze', translations: null },
  });
  await world.api.chat.hide({ as: person, body: { topic_id: inGroup, chat_id } });

  // A poll of somebody else in which they voted.
  const poll = { question: 'Sea or hills?', options: ['Sea', 'Hills'] };
  const { data: asked } = await world.api.chat.send({
    as: friend,
    body: { topic_id: inGroup, type: 'poll', chat_id: friend.chatId(), poll },
  });
  await world.api.chat.vote({
    as: person,
    body: { topic_id: inGroup, chat_id: asked.chat_id, options: [0] },
  });
  // Messages that wait for their time, in both directions.
  const surprise = 'Words that nobody reads before summer';
  const later = new Date(now.getTime() + 300 * 86_400_000).toISOString();
  for (const [author, other] of [[person, friend] as const, [friend, person] as const]) {
    const mentions = [{ user_id: other.id, start: 0, length: 4 }];
    const own = author === person ? surprise : 'Later';
    const content = `@you ${own}`;
    const message = {
      topic_id: inGroup,
      type: 'message',
      chat_id: author.chatId(),
      content,
      mentions,
    } as const;
    await world.api.chat.schedule({ as: author, body: { topic_id: inGroup, send_at: later, message } });
  }

  // Words under a picture, and their translation.
  const topic_id = await friend.open(person);
  const photo = await person.upload({ name: 'beach.png', bytes: tinyPicture });
  const caption = 'Words under my picture of the beach';
  const attachments = [{ type: 'image', origin_url: photo, name: 'beach.png' }] as const;
  const picture = (await person.send(topic_id, caption, { type: 'image', attachments })).data;
  await vi.waitFor(async () => {
    // Another process may not know yet that the friend is online; reading asks for what is missing.
    await world.api.chat.list({ as: friend, query: { topic_id } });
    const rows = await db.select().from(translations).where(eq(translations.messageId, picture._id));
    expect(rows).not.toEqual([]);
  }, patient);

  // What was read in that picture: no engine of the tests does it.
  const found = { messageId: picture._id, place: 0, topicId: topic_id, updatedAt: now };
  const said = 'Words that stand in the picture of the beach';
  await db.insert(attachmentTexts).values({ ...found, medium: 'picture', state: 'done', text: said });
  await db.insert(attachmentTextTranslations).values({ ...found, language: 'es', state: 'done', text: said });

  await db.insert(hiddenMessages).values({ messageId: picture._id, userId: person.id });

  // A sticker, sent, and copied by the friend: the copy and its name stay with them.
  const stickerName = 'Beach';
  const sticker = await person.upload({ name: 'cat.png', bytes: tinyPicture, folder: 'sticker' });
  await world.api.stickers.add({ as: person, body: { file_url: sticker, name: stickerName } });
  const shown = (await person.send(topic_id, sticker, { type: 'sticker' })).data;
  await world.api.stickers.copy({ as: friend, body: { topic_id, chat_id: shown.chat_id } });

  // A conversation with the assistant.
  const question = 'What does the sea sound like?';
  await world.api.assistant.create({ as: person, body: { content: question, request_id: randomUUID() } });

  // A device that shows one message while another waits for the push service.
  const device = service.subscribe();
  await world.api.notifications.fcm({ as: person, body: { token: device.token } });
  await friend.send(topic_id, 'The first');
  await vi.waitFor(async () => expect(await db.select().from(pushShown)).not.toEqual([]), patient);
  service.fail(503, 3600);
  await friend.send(topic_id, 'The second');
  await vi.waitFor(
    async () => expect(await db.$count(jobs, eq(jobs.kind, 'push of a message'))).toBe(1),
    patient,
  );

  // A call that nobody answered, with its record.
  const uuid = randomUUID();
  await world.api.calls.start({ as: person, body: { topic_id, uuid, is_video: false } });
  expect(await db.select().from(callMembers).where(eq(callMembers.userId, person.id))).not.toEqual([]);
  const [fileKey = ''] = photo.split('/').slice(-1);
  const recording = { id: randomUUID(), callUuid: uuid, userId: person.id, fileKey };
  const times = { startedAt: now, seenAt: now, stoppedAt: now, closedAt: now, keptAt: now };
  await db.insert(callRecordings).values({ ...recording, ...times });
  const part = { callUuid: uuid, userId: person.id };
  const started = { isRunning: false, startedBy: person.id, startedAt: now, version: 1 };
  await db.insert(callTranscripts).values({ callUuid: uuid, ...started });
  const reader = { ...part, language: 'en', until: new Date() };
  await db.insert(transcriptReaders).values({ ...reader, socketId: 'there' });
  await world.api.calls.hangup({ as: person, body: { topic_id, uuid } });
  // The end of a call takes its readers in the background, possibly long after its record is there.
  await vi.waitFor(async () => expect(await db.select().from(transcriptReaders)).toEqual([]), patient);
  await vi.waitFor(async () => {
    const records = await db.select().from(messages).where(eq(messages.type, 'call'));
    expect(records).not.toEqual([]);
  }, patient);
  // What its transcript would have left; the reader has not come back.
  await db.insert(transcriptReaders).values({ ...reader, socketId: 'gone' });
  const spoken = { source: 'pending', quality: 'good', seenAt: new Date() } as const;
  await db.insert(transcriptSpeakers).values({ ...part, ...spoken });

  const [{ id: deviceId = '' } = {}] = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, person.id));
  const own = [
    ...[nextEmail, number.phone_number, 'I live by the sea'],
    ...[caption, 'beach.png', photo, question, surprise, sticker],
  ];
  return { own, related: [deviceId, picture._id, uuid], phone: `+61${number.phone_number}` };
}
