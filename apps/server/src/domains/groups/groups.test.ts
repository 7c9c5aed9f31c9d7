import { type Change, limits, type Topic } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, listed, nextOf } from '../../../test/sockets.ts';
import { tinyPicture } from '../../../test/tinyPicture.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { files } from '../../db/schema/files.ts';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';

let world: World;
let ana: Person;
let bea: Person;
let cem: Person;

const patient = { timeout: 20_000, interval: 20 };

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  [ana, bea, cem] = [
    await world.join('Ana'),
    await world.join('Bea', spanishReader),
    await world.join('Cem'),
  ];
});
afterAll(() => world.dispose());

const create = (as: Person, others: readonly { id: string }[], more: object = {}) =>
  world.api.groups.create({
    as,
    body: { target_user_ids: others.map(({ id }) => id), topic_name: 'Travellers', ...more },
  });
const groupOf = async (as: Person, ...others: Person[]) => (await create(as, others)).data._id;
const add = (as: Person, topic_id: string, ...others: { id: string }[]) =>
  world.api.groups.addMembers({ as, body: { topic_id, target_user_ids: others.map(({ id }) => id) } });
const leave = (as: Person, topic_id: string) => world.api.groups.leave({ as, body: { topic_id } });
const remove = (as: Person, topic_id: string) => world.api.groups.delete({ as, query: { topic_id } });
const restore = (as: Person, topic_id: string) => world.api.groups.restore({ as, body: { topic_id } });
/** The half minute in which a deleted group can be brought back passes. */
async function runOut(): Promise<void> {
  world.app.testClock.advance(31);
  await world.app.groups.runDue();
}
const rename = (as: Person, topic_id: string, more: object) =>
  world.api.groups.update({ as, body: { topic_id, ...more } });
const membersOf = async (as: Person, topic_id: string) =>
  (await world.api.groups.members({ as, query: { topic_id } })).data.map(({ name }) => name);
const historyOf = async (as: Person, topic_id: string) =>
  (await world.api.chat.list({ as, query: { topic_id } })).data.toReversed();
const changesOf = async (as: Person, topic_id: string) =>
  (await world.api.topics.changes({ as, query: { topic_id } })).data;
const listOf = async (as: Person) => (await world.api.topics.list({ as })).data.map(({ _id }) => _id);

/** What a conversation shows: the words, and what its system lines tell. */
const shown = async (as: Person, topic_id: string) =>
  (await historyOf(as, topic_id)).map(({ content, by, system }) =>
    system
      ? [
          by.name,
          system.kind,
          ...system.people.map(({ name }) => name),
          ...(system.name ? [system.name] : []),
        ]
      : content,
  );

describe('a new group', () => {
  it('has a name, its members and the line that tells who made it', async () => {
    const { status, data } = await create(ana, [bea, cem]);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      is_group: true,
      name: 'Travellers',
      image: null,
      member_count: 3,
      unread_count: 0,
      seq: 1,
      is_read_only: false,
      last_message: {
        type: 'system',
        by: { name: 'Ana' },
        system: { kind: 'group-created', people_count: 2 },
      },
    });
    expect(data.members[0]?.name).toBe('Ana');
    expect(await membersOf(bea, data._id)).toEqual(['Bea', 'Ana', 'Cem']);
    expect(await shown(cem, data._id)).toEqual([['Ana', 'group-created', 'Bea', 'Cem', 'Travellers']]);
  });

  it('is shown to all of its people at once', async () => {
    const sockets = await Promise.all([ana, bea, cem].map((person) => person.connect()));
    const shownTo = sockets.map((socket) => nextOf<Topic>(socket, 'newTopic', {}));
    const topic = await groupOf(ana, bea, cem);
    for (const view of await Promise.all(shownTo))
      expect(view).toMatchObject({ _id: topic, member_count: 3 });
  });

  it('needs somebody beside its creator, who exists, and a name that fits', async () => {
    expect(await create(ana, [ana])).toMatchObject({
      status: 400,
      errors: ['Please select at least one member.'],
    });
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect(await create(ana, [bea, nobody])).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await create(ana, [])).status).toBe(400);
    expect((await create(ana, [bea], { topic_name: ' ' })).status).toBe(400);
    expect((await create(ana, [bea], { topic_name: 'n'.repeat(limits.groupName + 1) })).status).toBe(400);
    expect((await create(ana, [bea], { topic_name: 'n'.repeat(limits.groupName) })).status).toBe(200);
  });

  it('needs a plan with groups, and its members need none', async () => {
    const free = await world.join('Free', { plan: 'free' });
    expect(await create(free, [bea])).toMatchObject({ status: 403, errors: ['User not permission.'] });
    const topic = await groupOf(ana, free);
    expect((await free.send(topic)).status).toBe(200);
    expect(await add(free, topic, cem)).toMatchObject({ status: 403, errors: ['User not permission.'] });
  });

  it('has one picture, which its creator uploaded', async () => {
    const picture = await ana.upload({ name: 'mountains.png', bytes: tinyPicture });
    const { data } = await create(ana, [bea], { topic_image: picture });
    expect(data.image).toBe(picture);
    expect(await create(bea, [ana], { topic_image: picture })).toMatchObject({ code: 'file_not_found' });
    const text = await ana.upload({ name: 'notes.txt', bytes: Buffer.from('Bring boots') });
    expect(await create(ana, [bea], { topic_image: text })).toMatchObject({ code: 'file_not_found' });
  });
});

describe('somebody who is added', () => {
  it('reads what is written from then on, and nothing before', async () => {
    const topic = await groupOf(ana, bea);
    await ana.send(topic, 'Only for the two of us');
    const { status, data } = await add(bea, topic, cem);
    expect([status, data.member_count]).toEqual([200, 3]);
    await bea.send(topic, 'Welcome');
    expect(await shown(cem, topic)).toEqual([['Bea', 'members-added', 'Cem'], 'Welcome']);
    const { changes } = await changesOf(cem, topic);
    expect(JSON.stringify(changes)).not.toContain('Only for');
    expect(changes.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'topic-updated',
      'topic-updated',
      'member-added',
      'message',
    ]);
    const view = (await world.api.topics.get({ as: cem, params: { topic_id: topic } })).data;
    expect(view).toMatchObject({ unread_count: 1, last_message: { content: 'Welcome' } });
  });

  it('is shown the group, and the others the new member, on all devices', async () => {
    const topic = await groupOf(ana, bea);
    const [ofBea, ofCem] = [await bea.connect(), await cem.connect()];
    await ask(ofBea, 'topic-listen', { topic_id: topic });
    const received = nextOf<Change>(ofBea, 'newMember', { topic_id: topic });
    const given = nextOf<Topic>(ofCem, 'newTopic', {});
    const inList = listed(ofBea, topic);
    await add(ana, topic, cem);
    const change = await received;
    expect(change).toMatchObject({
      kind: 'member-added',
      seq: 2,
      by: ana.id,
      member_count: 3,
      members: [{ name: 'Cem' }],
      message: { type: 'system', by: { name: 'Ana' }, system: { kind: 'members-added' } },
    });
    expect((await given)._id).toBe(topic);
    expect((await changesOf(ana, topic)).changes.at(-1)).toEqual(change);
    await vi.waitFor(() => expect(inList()?.member_count).toBe(3), patient);
    const { data } = await world.api.notifications.list({ as: cem, query: {} });
    expect(data.notifications[0]).toMatchObject({ kind: 'member-added' });
  });

  it('is a member once, however often and by how many at once', async () => {
    const topic = await groupOf(ana, bea);
    const answers = await Promise.all([
      add(ana, topic, cem),
      add(bea, topic, cem),
      add(ana, topic, cem, bea),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await membersOf(ana, topic)).toEqual(['Ana', 'Bea', 'Cem']);
    const lines = (await shown(ana, topic)).filter((line) => line?.[1] === 'members-added');
    expect(lines).toHaveLength(1);
  });

  it('is refused to the other one of a block, in both directions, and not to anybody else', async () => {
    await world.api.friends.block({ as: ana, body: { target_user_id: cem.id } });
    expect(await create(ana, [cem])).toMatchObject({ status: 403, code: 'blocked' });
    expect(await create(cem, [bea, ana])).toMatchObject({ status: 403, code: 'blocked' });
    const topic = await groupOf(ana, bea);
    expect(await add(ana, topic, cem)).toMatchObject({ status: 403, code: 'blocked' });
    expect((await add(bea, topic, cem)).status).toBe(200);
    // Both are in the group now, and read each other there.
    await ana.send(topic, 'Good morning all');
    expect((await shown(cem, topic)).at(-1)).toBe('Good morning all');
  });

  it('finds no place in a full group', async () => {
    const topic = await groupOf(ana, bea);
    const { db } = world.app.core.database;
    const [pattern] = await db.select().from(users).where(eq(users.id, bea.id));
    if (!pattern) throw new Error('Bea has no account.');
    const { id: _id, nameFolded: _folded, ...rest } = pattern as typeof pattern & { nameFolded?: string };
    const crowd = await db
      .insert(users)
      .values(
        Array.from({ length: limits.groupMembers - 2 }, (_, index) => ({
          ...rest,
          name: `Person ${index}`,
          phone: null,
          phoneNumber: null,
          email: null,
        })) as never,
      )
      .returning({ id: users.id });
    expect((await add(ana, topic, ...crowd)).data.member_count).toBe(limits.groupMembers);
    expect(await add(bea, topic, cem)).toMatchObject({ status: 409, code: 'group_full' });
    const view = (await world.api.topics.get({ as: bea, params: { topic_id: topic } })).data;
    expect(view.members).toHaveLength(limits.namedMembers);
    expect(view.members[0]?.name).toBe('Bea');
    const inList = (await world.api.topics.list({ as: bea })).data.find(({ _id }) => _id === topic);
    expect(inList).toEqual({ ...view, version: inList?.version });
    const page = await world.api.groups.members({ as: ana, query: { topic_id: topic, limit: 200, page: 3 } });
    expect(page).toMatchObject({ pagination: { current: 3, totalPage: 3 } });
    expect(page.data).toHaveLength(limits.groupMembers - 400);
  });
});

describe('name and picture', () => {
  it('are changed by every member, once, and each change is a system line', async () => {
    const topic = await groupOf(ana, bea);
    const inList = listed(await ana.connect(), topic);
    const image = await bea.upload({ name: 'sea.png', bytes: tinyPicture });
    const { data } = await rename(bea, topic, { topic_name: 'Sailors', topic_image: image });
    expect(data).toMatchObject({ name: 'Sailors', topic_name: 'Sailors', image });
    await rename(bea, topic, { topic_name: 'Sailors' });
    expect((await shown(ana, topic)).slice(1)).toEqual([
      ['Bea', 'name-changed', 'Sailors'],
      ['Bea', 'picture-changed'],
    ]);
    await vi.waitFor(() => expect(inList()).toMatchObject({ name: 'Sailors', image }), patient);
    const { changes } = await changesOf(ana, topic);
    expect(changes[1]).toMatchObject({ kind: 'topic-updated', name: 'Sailors', message: { type: 'system' } });
  });

  it('stay in a group whose creator has no plan for it any more', async () => {
    const topic = await groupOf(ana, bea);
    await world.changePlan(ana, 'free');
    expect(await rename(bea, topic, { topic_name: 'Sailors' })).toMatchObject({ code: 'not_permitted' });
    expect(await add(bea, topic, cem)).toMatchObject({ code: 'not_permitted' });
    expect((await leave(bea, topic)).status).toBe(200);
  });
});

describe('whoever leaves', () => {
  it('is reported to the others, and finds the group no more', async () => {
    const topic = await groupOf(ana, bea, cem);
    const [ofAna, ofBea] = [await ana.connect(), await bea.connect()];
    await ask(ofAna, 'topic-listen', { topic_id: topic });
    const received = nextOf<Change>(ofAna, 'deleteMember', { topic_id: topic });
    const gone = nextOf<{ topic_id: string }>(ofBea, 'deleteTopic', {});
    expect((await leave(bea, topic)).data).toEqual({ topic_id: topic });
    expect(await received).toMatchObject({
      kind: 'member-removed',
      user_id: bea.id,
      member_count: 2,
      message: { by: { name: 'Bea' }, system: { kind: 'member-left' } },
    });
    expect(await gone).toEqual({ topic_id: topic });
    expect(await listOf(bea)).not.toContain(topic);
    expect(await leave(bea, topic)).toMatchObject({ status: 404, code: 'topic_not_found' });
    expect(await bea.send(topic)).toMatchObject({ status: 404, code: 'topic_not_found' });
    expect(await membersOf(ana, topic)).toEqual(['Ana', 'Cem']);
  });

  it('reads only what comes after being added again', async () => {
    const topic = await groupOf(ana, bea);
    await ana.send(topic, 'First');
    await leave(bea, topic);
    await ana.send(topic, 'Second');
    await add(ana, topic, bea);
    expect(await shown(bea, topic)).toEqual([['Ana', 'members-added', 'Bea']]);
  });

  it('leaves an open group behind also as its creator, and nothing as its last member', async () => {
    const topic = await groupOf(ana, bea);
    await leave(ana, topic);
    expect((await bea.send(topic, 'Alone')).status).toBe(200);
    expect((await leave(bea, topic)).status).toBe(200);
    const { db } = world.app.core.database;
    expect(await db.$count(topics, eq(topics.id, topic))).toBe(0);
  });

  it('by ending the account leaves a group that can be read, and no line', async () => {
    const topic = await groupOf(ana, bea);
    await world.app.groups.leaveAll(ana.id);
    const { db } = world.app.core.database;
    await db.delete(users).where(eq(users.id, ana.id));
    const view = (await world.api.topics.get({ as: bea, params: { topic_id: topic } })).data;
    expect(view).toMatchObject({ member_count: 1, is_read_only: true });
    expect((await changesOf(bea, topic)).changes.at(-1)).toMatchObject({
      kind: 'member-removed',
      user_id: ana.id,
      message: null,
    });
    expect(await bea.send(topic)).toMatchObject({ code: 'not_permitted' });
    expect((await leave(bea, topic)).status).toBe(200);
  });
});

describe('deleting a group', () => {
  it('takes it from everybody, with its messages and files', async () => {
    const topic = await groupOf(ana, bea, cem);
    const url = await bea.upload({ name: 'boat.png', bytes: tinyPicture });
    await bea.send(topic, '', {
      type: 'image',
      attachments: [{ type: 'image', origin_url: url, name: 'boat' }],
    });
    const sockets = await Promise.all([ana, bea, cem].map((person) => person.connect()));
    const gone = sockets.map((socket) => nextOf<{ topic_id: string }>(socket, 'deleteTopic', {}));
    expect((await remove(cem, topic)).data).toEqual({ topic_id: topic });
    expect(await Promise.all(gone)).toEqual([topic, topic, topic].map((topic_id) => ({ topic_id })));
    for (const person of [ana, bea, cem]) {
      expect(await listOf(person)).not.toContain(topic);
      expect(await world.api.chat.list({ as: person, query: { topic_id: topic } })).toMatchObject({
        code: 'topic_not_found',
      });
    }
    const fileOfGroup = async () => {
      const rows = await world.app.core.database.db.select().from(files);
      return rows.find(({ key }) => url.includes(key));
    };
    await runOut();
    const { data } = await world.api.notifications.list({ as: ana, query: {} });
    expect(data.notifications[0]).toMatchObject({ kind: 'group-deleted', person: { _id: cem.id } });
    expect(await fileOfGroup()).toMatchObject({ claimedAt: null });
    expect(await restore(ana, topic)).toMatchObject({ status: 404, code: 'topic_not_found' });
  });

  it('is limited: each deletion and each undo reaches all members', async () => {
    const topic = await groupOf(ana, bea, cem);
    const codes: unknown[] = [];
    while (codes.length < 40 && codes.at(-1) !== 'rate_limited') {
      const { code } = await remove(cem, topic);
      codes.push(code ?? 'deleted');
      if (code === undefined) expect((await restore(cem, topic)).status).toBe(200);
    }
    expect(codes.at(-1)).toBe('rate_limited');
    expect(codes.length).toBeGreaterThan(20);
  });

  it('can be undone for 30 seconds by everybody who was in it, and by nobody else', async () => {
    const topic = await groupOf(ana, bea, cem);
    const url = await bea.upload({ name: 'boat.png', bytes: tinyPicture });
    const attachments = [{ type: 'image', origin_url: url, name: 'boat' }] as const;
    await bea.send(topic, '', { type: 'image', attachments: [...attachments] });
    await world.api.topics.mute({ as: bea, body: { topic_id: topic, is_muted: true } });
    await world.api.topics.get({ as: ana, params: { topic_id: topic } });
    const [ofAna, ofBea] = [await ana.connect(), await bea.connect()];
    const offered = [ofAna, ofBea].map((socket) => nextOf<object>(socket, 'groupDeleted', {}));
    await remove(cem, topic);
    const offer = { topic_id: topic, name: 'Travellers', by: { _id: cem.id } };
    expect(await Promise.all(offered)).toMatchObject([offer, offer]);

    const outsider = await world.join('Outsider');
    expect((await restore(outsider, topic)).code).toBe('topic_not_found');
    expect((await ana.send(topic)).code).toBe('topic_not_found');
    expect((await remove(ana, topic)).code).toBe('topic_not_found');

    const back = [ofAna, ofBea].map((socket) => nextOf<Topic>(socket, 'newTopic', {}));
    expect((await restore(bea, topic)).data).toMatchObject({ _id: topic, is_muted: true });
    expect(await Promise.all(back)).toMatchObject([{ _id: topic }, { _id: topic }]);
    expect((await restore(bea, topic)).code).toBe('topic_not_found');
    for (const person of [ana, bea, cem]) expect(await listOf(person)).toContain(topic);
    expect((await historyOf(ana, topic)).at(-1)).toMatchObject({ attachments: [{ name: 'boat.png' }] });
    expect((await cem.send(topic, 'Here again')).status).toBe(200);
    const { changes } = await changesOf(ana, topic);
    expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_change, index) => index + 1));

    // Deleted once more: it has its own half minute, and then nothing brings it back.
    world.app.testClock.advance(20);
    await remove(ana, topic);
    world.app.testClock.advance(20);
    await world.app.groups.runDue();
    expect((await restore(cem, topic)).status).toBe(200);
    await remove(bea, topic);
    await runOut();
    expect((await restore(cem, topic)).code).toBe('topic_not_found');
    for (const person of [ana, bea, cem]) expect(await listOf(person)).not.toContain(topic);
  });

  it('is not undone for somebody whose account has ended meanwhile', async () => {
    const topic = await groupOf(ana, bea, cem);
    await remove(bea, topic);
    const { db } = world.app.core.database;
    const gone = await world.join('Gone');
    const other = await groupOf(ana, bea, gone);
    await remove(ana, other);
    await db.delete(users).where(eq(users.id, gone.id));
    expect((await restore(bea, other)).data.members.map(({ _id }) => _id).sort()).toEqual(
      [ana.id, bea.id].sort(),
    );
    expect((await restore(ana, topic)).status).toBe(200);
  });
});

describe('a system line', () => {
  it('cannot be answered, forwarded, reacted to or recalled', async () => {
    const topic = await groupOf(ana, bea);
    const [line] = await historyOf(ana, topic);
    const chat_id = line?.chat_id ?? '';
    expect(await ana.send(topic, 'Yes', { reply_id: chat_id })).toMatchObject({ code: 'reply_not_found' });
    expect(
      await world.api.topics.reaction({ as: bea, body: { topic_id: topic, chat_id, emoji: '👍' } }),
    ).toMatchObject({ code: 'message_not_found' });
    expect(await world.api.chat.recall({ as: ana, query: { topic_id: topic, chat_id } })).toMatchObject({
      code: 'message_not_found',
    });
    expect(
      await world.api.chat.forward({
        as: ana,
        body: { target_user_id: bea.id, from_chat_id: chat_id, new_chat_id: ana.chatId() },
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe('a private conversation', () => {
  it('is no group', async () => {
    const topic = await ana.open(bea);
    for (const answer of [
      await add(ana, topic, cem),
      await leave(ana, topic),
      await remove(ana, topic),
      await rename(ana, topic, { topic_name: 'Two' }),
      await world.api.groups.members({ as: ana, query: { topic_id: topic } }),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'topic_not_found' });
  });
});
