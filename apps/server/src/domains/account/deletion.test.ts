import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chatEvents, eventName, type Topic, type User } from '@franca/contract';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { type BillingWorld, createBillingWorld } from '../../../test/billingWorld.ts';
import { createTestRooms } from '../../../test/createTestRooms.ts';
import { findEverywhere, tablesOf } from '../../../test/findEverywhere.ts';
import { repeatingAssistant } from '../../../test/repeatingAssistant.ts';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { type PushService, startPushService } from '../../../test/startPushService.ts';
import { tinyPicture } from '../../../test/tinyPicture.ts';
import { useEverything } from '../../../test/useEverything.ts';
import type { Person } from '../../../test/world.ts';
import { createWebPushCarrier } from '../../adapters/push/createWebPushCarrier.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';

const patient = { timeout: 30_000, interval: 20 };
const name = 'Zephyrine Quillfeather';

/** Tables that contain nothing of a person, and why. */
const apart: Readonly<Record<string, string>> = {
  account_deletions: 'a row is there from the confirmation to the end of the deletion',
  ended_group_members: 'holds the members of a deleted group for half a minute',
  link_previews: 'holds what public pages say, and nobody who looked at them',
  rate_limits: 'holds hashes of addresses for as long as a limit lasts',
  sandbox_tokens: 'holds hashes of cards that were entered',
  settings: 'holds the secrets of the installation',
  spent_challenges: 'holds signatures of captchas',
  stripe_customers: 'is empty where the sandbox is the payment processor',
  stripe_operations: 'is empty where the sandbox is the payment processor',
};
const keyOf = (url: string) => url.split('/').at(-1) ?? '';

describe('the deletion of an account', () => {
  let world: BillingWorld;
  let service: PushService;
  let count = 0;

  beforeAll(async () => {
    service = await startPushService();
    const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:someone@example.org' };
    world = await createBillingWorld({
      rooms: createTestRooms(),
      translator: repeatingEngine,
      assistant: repeatingAssistant,
      pushCarriers: [createWebPushCarrier({ ...keys, guard: service.guard })],
    });
  });
  afterAll(async () => {
    await world.dispose();
    await service.close();
  });

  const db = () => world.app.core.database.db;

  /** Every file of the storage, by its key. */
  async function storedFiles(): Promise<string[]> {
    const directory = join(world.app.core.config.DATA_DIR, 'files');
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  async function askCode(who: Person, email: string): Promise<string> {
    await world.api.account.requestDeletion({ as: who });
    return (await world.sentTo(email)).code ?? '';
  }

  async function finished(): Promise<void> {
    await vi.waitFor(async () => {
      await world.app.account.runDue();
      expect(await db().select().from(accountDeletions)).toEqual([]);
    }, patient);
  }

  /** Deletes the account with its code and waits until nothing of it is left to do. */
  async function removeWith(who: Person, code: string): Promise<void> {
    expect(await world.api.account.delete({ as: who, body: { code } })).toMatchObject({ status: 200 });
    await finished();
  }

  const remove = async (who: Person, email: string) => removeWith(who, await askCode(who, email));

  /** Somebody who uses everything there is, and two people who know them. */
  async function liveALife({ withEverything = false } = {}) {
    const email = `zephyrine-${++count}@example.org`;
    const ana = await world.join(name, { email, plan: 'free' });
    const [bea, cleo] = [await world.join('Bea'), await world.join('Cleo')];
    const more = withEverything ? await useEverything(world, service, { person: ana, email }) : null;
    if (!more) await world.buy(ana, 'enterprise');
    const topic_id = await ana.open(bea);
    const photo = await ana.upload({ name: 'holiday.png', bytes: tinyPicture });
    const large = sharp({ create: { width: 200, height: 200, channels: 3, background: '#2060c0' } });
    const bytes = await large.png().toBuffer();
    const face = await ana.upload({ name: 'face.png', bytes, folder: 'avatar' });
    const attachments = [{ type: 'image', origin_url: photo, name: 'holiday.png' }] as const;
    const text = (await ana.send(topic_id, 'A text that stays')).data;
    const picture = (await ana.send(topic_id, '', { type: 'image', attachments })).data;
    await ana.send(topic_id, '', { type: 'location', content: undefined, meta_data: 'Home:1,2' });
    const answer = (await bea.send(topic_id, 'An answer', { reply_id: text._id })).data;
    await world.api.topics.reaction({ as: ana, body: { topic_id, chat_id: answer.chat_id, emoji: '👍' } });
    await world.api.chat.seen({ as: ana, body: { topic_id, seen_time: answer.date } });
    const copy = (
      await world.api.chat.forward({
        as: bea,
        body: { from_chat_id: picture.chat_id, new_chat_id: bea.chatId(), target_user_id: cleo.id },
      })
    ).data;
    const group = await world.group(ana, bea, cleo);
    await ana.send(group, 'Words in a group');
    await cleo.send(topic_id, 'ignored').catch(() => undefined);
    const contact = await cleo.open(bea);
    await cleo.send(contact, '', { type: 'contact', contact: ana.id });
    await world.befriend(ana, bea);
    await world.api.friends.block({ as: cleo, body: { target_user_id: ana.id } });
    await world.api.outreach.subscribe({ body: { email } });
    await world.api.outreach.appointment({ body: { name, email, message: 'An enquiry' } });
    await world.api.auth.emailVerify({ body: { email, type: 'web' } });
    return { ana, bea, cleo, email, topic_id, group, photo, face, copy, more };
  }

  it('leaves nothing of the person in any table or file, and the texts to those they were written to', async () => {
    const { ana, bea, cleo, email, topic_id, group, photo, face, copy, more } = await liveALife({
      withEverything: true,
    });
    const { own = [], related = [], phone = '' } = more ?? {};
    const traces = [ana.id, name, email, keyOf(ana.avatar), keyOf(photo), 'holiday.png', ...own];
    const code = await askCode(ana, phone);
    const before = await findEverywhere(db(), [...traces, ...related]);
    for (const trace of [...traces, ...related]) expect(before.join('\n')).toContain(trace);
    const full = new Set(before.map((place) => place.split(':')[0]));
    const empty = (await tablesOf(db())).filter((table) => !full.has(table) && !(table in apart));
    expect(empty, 'tables of the schema without a row in useEverything.ts, or a reason in `apart`').toEqual(
      [],
    );
    const filesBefore = await storedFiles();
    const faces = [face, `${face}-64`, `${face}-128`];
    for (const url of [ana.avatar, photo, ...faces]) expect(filesBefore).toContain(keyOf(url));

    await removeWith(ana, code);

    expect(await findEverywhere(db(), traces)).toEqual([]);
    const filesAfter = await storedFiles();
    expect(filesBefore.filter((key) => !filesAfter.includes(key)).sort()).toEqual(
      [ana.avatar, photo, ...faces, ...own.filter((trace) => trace.includes('/file/'))].map(keyOf).sort(),
    );
    await world.expectSound();

    const topic = (await world.api.topics.get({ as: bea, params: { topic_id } })).data;
    const other = topic.members.find(({ _id }) => _id !== bea.id);
    expect(other).toMatchObject({ name: 'Deleted account', avatar: null, is_deleted: true, country: null });
    expect(topic.is_read_only).toBe(true);
    const messages = (await world.api.chat.list({ as: bea, query: { topic_id } })).data;
    expect(messages.map(({ content, recalled, by }) => [content, recalled, by.is_deleted ?? false])).toEqual([
      ['An answer', false, false],
      [null, true, true],
      [null, true, true],
      ['A text that stays', false, true],
    ]);
    expect(messages[0]).toMatchObject({ reactions: [], reply: { by: { name: 'Deleted account' } } });
    const copies = (await world.api.chat.list({ as: cleo, query: { topic_id: copy.topic_id } })).data;
    const forwarded = copies.find(({ chat_id }) => chat_id === copy.chat_id);
    expect(forwarded).toMatchObject({ recalled: true, attachments: [] });

    const stays = (await world.api.topics.get({ as: bea, params: { topic_id: group } })).data;
    expect(stays.members.map(({ _id }) => _id).sort()).toEqual([bea.id, cleo.id].sort());
    expect(stays.is_read_only).toBe(true);
    const [words] = (await world.api.chat.list({ as: bea, query: { topic_id: group } })).data;
    expect(words).toMatchObject({ content: 'Words in a group', by: { name: 'Deleted account' } });

    expect((await world.api.friends.list({ as: bea })).data).toEqual([]);
    expect(await bea.send(topic_id, 'Are you there?')).toMatchObject({ status: 403, code: 'blocked' });
    for (const id of [ana.id, other?._id ?? ''])
      expect(await world.api.users.get({ as: bea, params: { id } })).toMatchObject({
        code: 'user_not_found',
      });
    expect((await world.api.users.search({ as: bea, query: { query: 'Deleted' } })).data).toEqual([]);
    const body = { topic_name: 'Anew', target_user_ids: [other?._id ?? ''] };
    expect(await world.api.groups.create({ as: bea, body })).toMatchObject({ code: 'user_not_found' });
  });

  it('shows on the screens of others at once, and signs the person out everywhere', async () => {
    const { ana, bea, email, topic_id } = await liveALife();
    const [own, other] = [await ana.connect(), await bea.connect()];
    const rewritten: string[] = [];
    const related: User[] = [];
    const shown = new Map<string, Topic>();
    other.on(eventName(chatEvents.topicRewritten, {}), ({ topic_id: id }) => rewritten.push(id));
    other.on(eventName(chatEvents.relationChanged, {}), (person: User) => related.push(person));
    other.on(eventName(chatEvents.updateTopic, {}), (topic: Topic) => shown.set(topic._id, topic));
    await remove(ana, email);
    await vi.waitFor(() => {
      expect(own.connected).toBe(false);
      expect(rewritten).toContain(topic_id);
      expect(related.at(-1)).toMatchObject({ _id: ana.id, name: 'Deleted account', is_friend: false });
      expect(shown.get(topic_id)?.members.map((member) => member.name)).toContain('Deleted account');
    }, patient);
    expect((await world.api.users.me({ as: ana })).status).toBe(401);
    // Whoever comes back begins anew.
    await world.api.auth.emailVerify({ body: { email, type: 'web' } });
    const opened = await world.api.auth.emailCodeVerify({ body: await world.linkTo(email) });
    expect(opened.data).toMatchObject({ is_registered: false });
  });

  it('takes the votes of the person with it, and ends the polls that nobody else could end', async () => {
    const email = `voter-${++count}@example.org`;
    const ana = await world.join('Ana', { email });
    const [bea, cleo] = [await world.join('Bea'), await world.join('Cleo')];
    const topic_id = await world.group(bea, ana, cleo);
    const asked = async (as: Person, question: string) => {
      const poll = { question, options: ['Yes', 'No'] };
      const body = { topic_id, type: 'poll', chat_id: as.chatId(), poll } as const;
      return (await world.api.chat.send({ as, body })).data;
    };
    const polls = [await asked(ana, 'Asked by Ana'), await asked(bea, 'Asked by Bea')];
    for (const { chat_id } of polls)
      for (const as of [ana, cleo])
        await world.api.chat.vote({ as, body: { topic_id, chat_id, options: [0] } });
    await remove(ana, email);
    const shown = (await world.api.chat.list({ as: cleo, query: { topic_id } })).data.filter(
      ({ type }) => type === 'poll',
    );
    const options = [{ count: 1, is_own: true }, { count: 0 }];
    expect(shown).toMatchObject([
      { content: 'Asked by Bea\nYes\nNo', poll: { voter_count: 1, options, ended_at: null } },
      { content: 'Asked by Ana\nYes\nNo', poll: { voter_count: 1, options, ended_at: expect.any(String) } },
    ]);
    const [, own] = shown;
    const body = { topic_id, chat_id: own?.chat_id ?? '', options: [1] };
    expect(await world.api.chat.vote({ as: cleo, body })).toMatchObject({ code: 'poll_ended' });
  });

  it('lets go of conversations that nobody is left in', async () => {
    const before = await db().$count(users, isNotNull(users.deletedAt));
    const { ana, bea, cleo, email, topic_id } = await liveALife();
    await remove(ana, email);
    for (const person of [bea, cleo]) {
      const { data } = await world.api.users.me({ as: person });
      await remove(person, data.email ?? '');
    }
    expect(await findEverywhere(db(), [topic_id, ana.id, bea.id, cleo.id])).toEqual([]);
    const placeholders = await db().$count(users, isNotNull(users.deletedAt));
    expect(placeholders).toBe(before);
  });

  it('needs the newest code, and voids it after five wrong ones', async () => {
    const email = `careful-${++count}@example.org`;
    const person = await world.join('Careful', { email });
    const enter = (code: string) => world.api.account.delete({ as: person, body: { code } });
    expect(await enter('000000')).toMatchObject({ status: 400, code: 'code_invalid' });
    const first = await askCode(person, email);
    const second = await askCode(person, email);
    if (first !== second) expect(await enter(first)).toMatchObject({ code: 'code_invalid' });
    const wrong = second === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) await enter(wrong);
    expect(await enter(second)).toMatchObject({ status: 429, code: 'code_exhausted' });
    const third = await askCode(person, email);
    world.app.testClock.advance(11 * 60);
    expect(await enter(third)).toMatchObject({ status: 400, code: 'code_expired' });
    expect((await world.api.users.me({ as: person })).status).toBe(200);
    expect(await db().select().from(users).where(eq(users.id, person.id))).toMatchObject([
      { deletedAt: null },
    ]);
  });

  it('leaves a group that was deleted a moment before to the others, who can undo that', async () => {
    const { ana, bea, cleo, email, group } = await liveALife();
    await world.api.groups.delete({ as: ana, query: { topic_id: group } });
    const code = await askCode(ana, email);
    expect(await world.api.account.delete({ as: ana, body: { code } })).toMatchObject({ status: 200 });
    await finished();
    const { data } = await world.api.groups.restore({ as: bea, body: { topic_id: group } });
    expect(data.members.map(({ _id }) => _id).sort()).toEqual([bea.id, cleo.id].sort());
    const [words] = (await world.api.chat.list({ as: cleo, query: { topic_id: group } })).data;
    expect(words).toMatchObject({ content: 'Words in a group', by: { name: 'Deleted account' } });
  });

  it('counts wrong codes over all codes of the account', async () => {
    const email = `guessed-${++count}@example.org`;
    const person = await world.join('Guessed', { email });
    const enter = (code: string) => world.api.account.delete({ as: person, body: { code } });
    for (let sent = 0; sent < 10; sent += 1) {
      const code = await askCode(person, email);
      const wrong = code === '111111' ? '222222' : '111111';
      for (let tries = 0; tries < 5; tries += 1)
        expect(await enter(wrong)).toMatchObject({ status: 400, code: 'code_invalid' });
      // Other limits than the one of this test: of entries an hour, and of codes.
      world.app.testClock.advance(3600);
    }
    const code = await askCode(person, email);
    expect(await enter(code)).toMatchObject({ status: 429, code: 'rate_limited' });
    world.app.testClock.advance(30 * 86_400);
    expect(await enter(await askCode(person, email))).toMatchObject({ status: 200 });
    await finished();
  });

  it('waits for the payment processor, and closes the account meanwhile', async () => {
    const { ana, bea, email, topic_id } = await liveALife();
    const code = await askCode(ana, email);
    world.mishaps.push('lost-call', 'lost-call');
    await world.api.account.delete({ as: ana, body: { code } });
    await world.app.account.runDue();
    expect(await db().select().from(accountDeletions)).toHaveLength(1);
    expect((await world.api.users.me({ as: ana })).status).toBe(401);
    expect((await world.api.users.search({ as: bea, query: { query: name } })).data).toEqual([]);
    expect(await findEverywhere(db(), [email])).toEqual([]);
    world.mishaps.splice(0);
    world.app.testClock.advance(120);
    await finished();
    expect(await findEverywhere(db(), [ana.id, name])).toEqual([]);
    expect((await world.api.topics.get({ as: bea, params: { topic_id } })).data.is_read_only).toBe(true);
  });
});
