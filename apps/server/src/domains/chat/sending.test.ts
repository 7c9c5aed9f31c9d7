import { parse } from 'content-disposition';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/users.ts';
import { photoWithPlace } from '../files/testing/pictures.ts';

const text = Buffer.from('Notes of the meeting\n');
const sound = Buffer.concat([Buffer.from('RIFF$\0\0\0WAVEfmt '), Buffer.alloc(28)]);

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
  bea = await world.join('Bea');
});
beforeEach(async () => {
  ana = await world.join('Ana');
  topic_id = await ana.open(bea);
});
afterAll(() => world.dispose());

const changesOf = async (who: Person) =>
  (await world.api.topics.changes({ as: who, query: { topic_id, limit: '500' } })).data.changes;

describe('sending', () => {
  const history = async (reader: Person) =>
    (await world.api.chat.list({ as: reader, query: { topic_id, limit: '100' } })).data;
  const changes = async (reader: Person, since = 0) =>
    (
      await world.api.topics.changes({
        as: reader,
        query: {
          topic_id,
          since: String(since),
          limit: '500',
        },
      })
    ).data;

  it('stores a message and answers it as it will be read', async () => {
    const sent = await ana.send(topic_id, 'First\nsecond line ');
    expect(sent).toMatchObject({ status: 200, data: { content: 'First\nsecond line ', type: 'message' } });
    expect(sent.data).toMatchObject({ by: { _id: ana.id, name: 'Ana' }, recalled: false, topic_id });
    expect(sent.data.id).toBe(sent.data._id);
    expect((await history(bea))[0]).toMatchObject({
      chat_id: sent.data.chat_id,
      content: 'First\nsecond line ',
    });
  });

  it('answers a resent message with the first one, even with another body', async () => {
    const chat_id = ana.chatId();
    const first = await ana.send(topic_id, 'once', { chat_id });
    const before = (await changes(ana)).seq;
    const again = await ana.send(topic_id, 'twice', { chat_id });
    expect(again).toMatchObject({
      status: 200,
      data: { _id: first.data._id, seq: first.data.seq, content: 'once' },
    });
    expect((await changes(ana)).seq).toBe(before);
  });

  it('does not bring a recalled message back when it is resent', async () => {
    const chat_id = ana.chatId();
    await ana.send(topic_id, 'mistake', { chat_id });
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    const again = await ana.send(topic_id, 'mistake', { chat_id });
    expect(again).toMatchObject({ status: 200, data: { chat_id, recalled: true, content: null } });
  });

  it('stores each message once and numbers without gaps, however often and at once they are sent', async () => {
    const plan = fc.array(fc.record({ message: fc.nat(4), byBea: fc.boolean() }), {
      minLength: 2,
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(plan, async (sends) => {
        const before = (await changes(ana)).seq;
        const ids = Array.from({ length: 5 }, () => ({ ana: ana.chatId(), bea: bea.chatId() }));
        const answers = await Promise.all(
          sends.map(({ message, byBea }) => {
            const who = byBea ? bea : ana;
            return who.send(topic_id, 'at once', { chat_id: ids[message]?.[byBea ? 'bea' : 'ana'] });
          }),
        );
        for (const answer of answers) expect(answer.status).toBe(200);
        const stored = new Map(answers.map(({ data }) => [data.chat_id, data._id]));
        for (const { data } of answers) expect(stored.get(data.chat_id)).toBe(data._id);
        const added = (await changes(ana, before)).changes;
        expect(added.map((change) => change.seq)).toEqual(added.map((_, index) => before + 1 + index));
        expect(added.length).toBe(stored.size);
      }),
      { numRuns: 8 },
    );
  });

  it('gives messages of one topic dates that order them as their numbers do', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ana.send(topic_id)));
    const dates = (await history(ana)).map((message) => Date.parse(message.date));
    expect(dates).toEqual([...new Set(dates)].sort((one, other) => other - one));
  });

  it('refuses a chat_id that names somebody else', async () => {
    const refused = await ana.send(topic_id, 'not me', { chat_id: bea.chatId() });
    expect(refused).toMatchObject({ status: 400, code: 'chat_id_invalid' });
  });

  it('is for members only, and reveals nothing to strangers', async () => {
    const cai = await world.join('Cai');
    expect(await cai.send(topic_id)).toMatchObject({ status: 404, code: 'topic_not_found' });
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(await cai.send(nowhere)).toMatchObject({ status: 404, code: 'topic_not_found' });
  });

  it('quotes the answered message, by its id or its chat_id', async () => {
    const question = await bea.send(topic_id, 'Tea?');
    for (const reply_id of [question.data._id, question.data.chat_id]) {
      const answer = await ana.send(topic_id, 'Yes', { reply_id });
      expect(answer.data).toMatchObject({
        reply: { chat_id: question.data.chat_id, content: 'Tea?', by: { name: 'Bea' } },
      });
      expect((await history(bea))[0]?.reply?.chat_id).toBe(question.data.chat_id);
    }
  });

  it('refuses to answer a message of another conversation', async () => {
    const cai = await world.join('Cai');
    const elsewhere = await (await world.join('Dan')).open(cai);
    const theirs = await cai.send(elsewhere, 'private');
    const refused = await ana.send(topic_id, 'Yes', { reply_id: theirs.data._id });
    expect(refused).toMatchObject({ status: 404, code: 'reply_not_found' });
  });

  it.each([
    ['an emoji', { type: 'emoji', content: '🎂' }, { content: '🎂' }],
    ['a sticker', { type: 'sticker', content: '/stickers/hello.svg' }, { content: '/stickers/hello.svg' }],
    [
      'a place',
      { type: 'location', content: undefined, meta_data: 'Café: north:-33.86,151.2' },
      {
        content: 'Café: north:-33.86,151.2',
        meta_data: { place: 'Café: north', latitude: -33.86, longitude: 151.2 },
      },
    ],
  ])('stores %s', async (_name, body, expected) => {
    const sent = await ana.send(topic_id, '', body);
    expect(sent).toMatchObject({ status: 200, data: { type: body.type, ...expected } });
    expect((await history(bea))[0]).toMatchObject({ type: body.type, ...expected });
    const topics = await world.api.topics.list({ as: bea });
    expect(topics.data.find(({ _id }) => _id === topic_id)?.last_message?.content).toBe(expected.content);
  });

  it('shares a contact who exists', async () => {
    const shared = await ana.send(topic_id, '', { type: 'contact', contact: { _id: bea.id } });
    expect(shared.data.contact).toMatchObject({ _id: bea.id, name: 'Bea' });
    const nobody = { type: 'contact', contact: '00000000-0000-4000-8000-000000000000' };
    expect(await ana.send(topic_id, '', nobody)).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it.each([
    ['an empty text', { content: ' \n ' }],
    ['a text that is too long', { content: 'x'.repeat(10_001) }],
    ['an unknown type', { type: 'video' }],
    ['a call record', { type: 'call', call_room: { call_type: '1', members_section: [] } }],
    ['a picture without a file', { type: 'image', attachments: [] }],
    ['a place beyond the pole', { type: 'location', meta_data: { place: 'X', latitude: 91, longitude: 0 } }],
    ['a place without coordinates', { type: 'location', meta_data: 'Sydney' }],
    ['a chat_id without a sender', { chat_id: '1700000000000' }],
  ])('refuses %s', async (_name, body) => {
    const before = (await changes(ana)).seq;
    expect((await ana.send(topic_id, 'text', body)).status).toBe(400);
    expect((await changes(ana)).seq).toBe(before);
  });

  it.each(['https://elsewhere.example/picture.png', `/api/file/${'0'.repeat(40)}`, '/api/file/../secret'])(
    'refuses %s, which is no file of the sender',
    async (origin_url) => {
      const attachments = [{ type: 'image', origin_url, name: 'picture.png' }];
      const refused = await ana.send(topic_id, '', { type: 'image', attachments, content: null });
      expect(refused).toMatchObject({ status: 404, code: 'file_not_found' });
    },
  );
});

describe('many sends at once', () => {
  it('of one chat_id store the first message, however often it is resent', async () => {
    const chat_id = ana.chatId();
    const bodies = Array.from({ length: 20 }, (_, index) => `attempt ${index}`);
    const answers = await Promise.all(bodies.map((body) => ana.send(topic_id, body, { chat_id })));
    expect(new Set(answers.map(({ data }) => `${data._id} ${data.seq} ${data.content}`)).size).toBe(1);
    expect(await changesOf(bea)).toHaveLength(1);
  });

  it('by both are numbered one after the other, in the order of their dates', async () => {
    const sends = Array.from({ length: 100 }, (_, index) => (index % 2 ? ana : bea).send(topic_id));
    for (const { status } of await Promise.all(sends)) expect(status).toBe(200);
    const changes = await changesOf(ana);
    expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const dates = changes.map((change) => (change.kind === 'message' ? Date.parse(change.message.date) : 0));
    for (const [index, date] of dates.entries()) expect(date).toBeGreaterThan(dates[index - 1] ?? 0);
  });
});

describe('a message of files', () => {
  it.each([
    ['image', 'image', 'beach.jpg', photoWithPlace, 'image/jpeg', 'upload'],
    ['file', 'file', 'notes.txt', async () => text, 'text/plain; charset=utf-8', 'upload'],
    ['audio', 'audio', 'audio.wav', async () => sound, 'audio/wav', 'audio'],
  ] as const)('of type %s carries what the sender uploaded', async (type, kind, name, read, mime, folder) => {
    const origin_url = await ana.upload({ name, bytes: await read(), folder });
    const body = { type, content: 'Look', attachments: [{ type: kind, origin_url, name }] };
    const sent = await ana.send(topic_id, '', body);
    expect(sent).toMatchObject({
      status: 200,
      data: { type, content: 'Look', attachments: [{ type: kind, origin_url, name, meta_data: { mime } }] },
    });
  });

  it.each([
    ['in the case it has on the sender’s machine', 'Notes.TXT', 'Notes.TXT'],
    ['as it was uploaded when the message calls it a document', 'report.pdf', 'notes.txt'],
    ['without characters that turn its direction', 'no\u202Etes.txt', 'notes.txt'],
    [
      'as it was uploaded when it is hidden behind white space',
      `report.pdf${' '.repeat(40)}.exe`,
      'notes.txt',
    ],
  ])('has its name %s', async (_how, name, shown) => {
    const origin_url = await ana.upload({ name: 'notes.txt', bytes: text });
    const body = { type: 'file', attachments: [{ type: 'file', origin_url, name }] };
    const { data } = await ana.send(topic_id, '', body);
    expect(data.attachments.map((file) => file.name)).toEqual([shown]);
  });

  it.each([
    'İSTANBUL Report Q1.PDF',
    'IMG_0001.HEIC',
    'ΣΊΣΥΦΟΣ.txt',
    'Straße.TXT',
    'ÅNGSTRÖM.md',
    'Привет МИР.docx',
    'ǄUNGLA.txt',
    'README',
    'Café\u0301 MENU.pdf',
    'ﬁle.TXT',
    'Foto 👨‍👩‍👧 Oma.JPG',
    // From public reports: docs/decisions/0082-public-reports.md.
    'Screenshot 2026-03-19 at 2.02.18\u202FPM.png',
    'Q1 REPORT 100%.pdf',
    'テスト REPORT.pdf',
    '语言赏析_Marp.PDF',
    "L'été à la PLAGE.Txt",
    '한글.PDF',
    'rapor ÜNLÜ.pdf',
    '%E4%B8%AD.TXT',
  ])('is saved under the name that is shown: %s', async (name) => {
    const origin_url = await ana.upload({ name, bytes: text });
    const { data } = await ana.send(topic_id, '', {
      type: 'file',
      attachments: [{ type: 'file', origin_url, name }],
    });
    expect(data.attachments.map((file) => file.name)).toEqual([name]);
    const { pathname } = new URL(origin_url, 'http://server.test');
    const { headers } = await world.app.core.server.inject({ url: pathname });
    expect(parse(String(headers['content-disposition'])).parameters.filename).toBe(name);
  });

  it('leads readers to no address of the sender’s choice', async () => {
    const origin_url = await ana.upload({ name: 'audio.wav', bytes: sound, folder: 'audio' });
    const meta_data = { duration: 7, preview: 'https://tracker.example/pixel.png' };
    const attachments = [{ type: 'audio', origin_url, name: 'audio.wav', meta_data }];
    const sent = await ana.send(topic_id, '', { type: 'audio', attachments, meta_data });
    expect(sent).toMatchObject({ status: 200, data: { meta_data: { duration: 7 } } });
    expect(JSON.stringify(sent.data)).not.toContain('tracker.example');
  });

  it('is answered again after its file is gone', async () => {
    const origin_url = await ana.upload({ name: 'notes.txt', bytes: text });
    const chat_id = ana.chatId();
    const attachments = [{ type: 'file', origin_url, name: 'notes.txt' }];
    const body = { type: 'file', content: null, chat_id, attachments };
    const first = await ana.send(topic_id, '', body);
    const gone = [{ type: 'file', origin_url: `/api/file/${'0'.repeat(40)}`, name: 'gone.txt' }];
    const again = await ana.send(topic_id, '', { ...body, attachments: gone });
    expect(again).toMatchObject({ status: 200, data: { _id: first.data._id, attachments } });
  });
});

describe('a recalled message', () => {
  it('of the own face leaves the face where it is', async () => {
    const origin_url = await ana.upload({
      name: 'me.jpg',
      bytes: await photoWithPlace(),
      folder: 'avatar',
    });
    await world.app.core.database.db.update(users).set({ avatar: origin_url }).where(eq(users.id, ana.id));
    const attachments = [{ type: 'image', origin_url, name: 'me.jpg' }];
    const { data } = await ana.send(topic_id, '', { type: 'image', content: null, attachments });
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    const key = origin_url.split('/').at(-1) ?? '';
    const [file] = await world.app.core.database.db.select().from(files).where(eq(files.key, key));
    expect(file?.claimedAt).toBeInstanceOf(Date);
  });
});

describe('a reply', () => {
  it('may not quote what its sender has deleted', async () => {
    const { data } = await bea.send(topic_id, 'Tea?');
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    const refused = await ana.send(topic_id, 'Yes', { reply_id: data._id });
    expect(refused).toMatchObject({ status: 404, code: 'reply_not_found' });
  });
});

describe('forwarding', () => {
  const forward = (from: string, target: Person) =>
    world.api.chat.forward({
      as: ana,
      body: {
        from_chat_id: from,
        new_chat_id: ana.chatId(),
        target_user_id: target.id,
      },
    });

  const forwardedTo = async (who: Person, from_chat_id: string) =>
    (await world.api.chat.forwarded({ as: who, query: { from_chat_id } })).data.target_user_ids;

  it('refuses a recalled message', async () => {
    const { data } = await ana.send(topic_id, 'A mistake');
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    expect(await forward(data.chat_id, bea)).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('refuses a message that the person has deleted', async () => {
    const { data } = await bea.send(topic_id, 'Long ago');
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    expect(await forward(data.chat_id, bea)).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('begins a conversation only where the plan has room for one', async () => {
    const free = await world.join('Free', { plan: 'free' });
    const shared = await free.open(bea);
    const { data } = await bea.send(shared, 'Pass it on');
    const form = { from_chat_id: data.chat_id, new_chat_id: free.chatId(), target_user_id: ana.id };
    const refused = await world.api.chat.forward({ as: free, body: form });
    expect(refused).toMatchObject({ status: 403, code: 'not_permitted', errors: ['User not permission.'] });
    const back = { ...form, target_user_id: bea.id };
    expect((await world.api.chat.forward({ as: free, body: back })).status).toBe(200);
  });

  it('brings nobody a second copy, however often it is asked for and under whatever ids', async () => {
    const dan = await world.join('Dan');
    const { data } = await bea.send(topic_id, 'Pass it on');
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => forward(data.chat_id, dan)));
    const answers = [...atOnce, await forward(data.chat_id, dan)];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.data._id)).size).toBe(1);
    const copies = await world.api.chat.list({
      as: dan,
      query: { topic_id: atOnce[0]?.data.topic_id ?? '' },
    });
    expect(copies.data).toHaveLength(1);
  });

  it('brings the same person another message, and another person the same one', async () => {
    const [dan, eve] = [await world.join('Dan'), await world.join('Eve')];
    const [one, two] = [await bea.send(topic_id, 'First'), await bea.send(topic_id, 'Second')];
    const copies = [
      await forward(one.data.chat_id, dan),
      await forward(two.data.chat_id, dan),
      await forward(one.data.chat_id, eve),
    ];
    expect(new Set(copies.map(({ data }) => data._id)).size).toBe(3);
  });

  it('may be repeated after the first copy was recalled', async () => {
    const { data } = await bea.send(topic_id, 'Pass it on');
    const dan = await world.join('Dan');
    const first = (await forward(data.chat_id, dan)).data;
    await world.api.chat.recall({ as: ana, query: { topic_id: first.topic_id, chat_id: first.chat_id } });
    expect(await forwardedTo(ana, data.chat_id)).toEqual([]);
    const second = await forward(data.chat_id, dan);
    expect(second).toMatchObject({ status: 200, data: { content: 'Pass it on', recalled: false } });
    expect(second.data._id).not.toBe(first._id);
  });

  it('is known to the one who forwards, and to nobody else', async () => {
    const [dan, eve] = [await world.join('Dan'), await world.join('Eve')];
    const { data } = await bea.send(topic_id, 'Pass it on');
    expect(await forwardedTo(ana, data.chat_id)).toEqual([]);
    await forward(data.chat_id, dan);
    await forward(data.chat_id, eve);
    expect((await forwardedTo(ana, data.chat_id)).sort()).toEqual([dan.id, eve.id].sort());
    expect(await forwardedTo(bea, data.chat_id)).toEqual([]);
    const refused = await world.api.chat.forwarded({ as: dan, query: { from_chat_id: data.chat_id } });
    expect(refused).toMatchObject({ status: 404, code: 'topic_not_found' });
  });

  const toTopic = (from_chat_id: string, target_topic_id: string, as = ana) =>
    world.api.chat.forward({ as, body: { from_chat_id, new_chat_id: as.chatId(), target_topic_id } });

  it('brings a group one copy, which all of its members get, and names it beside the people', async () => {
    const [dan, eve] = [await world.join('Dan'), await world.join('Eve')];
    const group = await world.group(ana, dan, eve);
    const { data } = await bea.send(topic_id, 'Pass it on');
    const copies = await Promise.all([1, 2, 3].map(() => toTopic(data.chat_id, group)));
    expect(copies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(copies.map((copy) => copy.data._id)).size).toBe(1);
    const { data: got } = await world.api.chat.list({ as: eve, query: { topic_id: group } });
    expect(got.filter(({ content }) => content === 'Pass it on')).toMatchObject([{ forward_id: data._id }]);
    await forward(data.chat_id, dan);
    const known = await world.api.chat.forwarded({ as: ana, query: { from_chat_id: data.chat_id } });
    expect(known.data).toMatchObject({ target_user_ids: [dan.id], target_topic_ids: [group] });
  });

  it('goes to no conversation of others, to none that is closed, and to nobody behind a block', async () => {
    const { data } = await bea.send(topic_id, 'Pass it on');
    const dan = await world.join('Dan');
    const foreign = await world.group(dan, await world.join('Eve'));
    expect(await toTopic(data.chat_id, foreign)).toMatchObject({ status: 404, code: 'topic_not_found' });
    const group = await world.group(dan, ana);
    await world.api.groups.leave({ as: ana, body: { topic_id: group } });
    expect(await toTopic(data.chat_id, group)).toMatchObject({ code: 'topic_not_found' });
    const closed = await world.group(dan, ana);
    await world.changePlan(dan, 'free');
    expect(await toTopic(data.chat_id, closed)).toMatchObject({ status: 403, code: 'not_permitted' });
    const blocked = await ana.open(dan);
    await world.api.friends.block({ as: dan, body: { target_user_id: ana.id } });
    expect(await toTopic(data.chat_id, blocked)).toMatchObject({ code: 'blocked' });
    const both = { from_chat_id: data.chat_id, new_chat_id: ana.chatId() };
    expect((await world.api.chat.forward({ as: ana, body: both as never })).status).toBe(400);
  });

  it('copies files, which outlive the recall of the first message', async () => {
    const origin_url = await ana.upload({ name: 'notes.txt', bytes: text });
    const attachments = [{ type: 'file', origin_url, name: 'notes.txt' }];
    const { data } = await ana.send(topic_id, '', { type: 'file', content: null, attachments });
    const copy = await forward(data.chat_id, await world.join('Dan'));
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    expect(copy).toMatchObject({ status: 200, data: { forward_id: data._id, attachments } });
    world.app.testClock.advance(3 * 86_400);
    const file = await world.app.core.server.inject({ url: origin_url });
    expect(file.body).toBe(text.toString());
  });
});
