import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { attachmentTexts } from '../../db/schema/attachmentTexts.ts';
import { messages } from '../../db/schema/chat.ts';
import { topics } from '../../db/schema/topics.ts';
import { messageTranslations } from '../../db/schema/translations.ts';
import { users } from '../../db/schema/users.ts';

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld({ translator: repeatingEngine });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
});
afterAll(() => world.dispose());

const search = (
  as: Person,
  query: string,
  more: { after?: string; limit?: string; topic_id?: string } = {},
) => world.api.chat.search({ as, query: { query, ...more } });
const found = async (as: Person, query: string) =>
  (await search(as, query)).data.messages.map(({ message }) => message.content);

describe('what is found', () => {
  it('is in all conversations, newest first, with who wrote it and where', async () => {
    const cleo = await world.join('Cleo');
    const other = await ana.open(cleo);
    await ana.send(topic_id, 'The harbour in the morning');
    await cleo.send(other, 'A harbour at night');
    await bea.send(topic_id, 'Something else');
    const { messages, next } = (await search(ana, 'harbour')).data;
    expect(messages.map(({ topic_id: topic, message }) => [topic, message.by.name, message.content])).toEqual(
      [
        [other, 'Cleo', 'A harbour at night'],
        [topic_id, 'Ana', 'The harbour in the morning'],
      ],
    );
    expect(next).toBeNull();
    expect(await found(bea, 'harbour')).toEqual(['The harbour in the morning']);
  });

  it('begins with the words, whatever the case and the accents', async () => {
    await ana.send(topic_id, 'Nguyễn kommt zum CAFÉ in der Straße');
    await ana.send(topic_id, 'Привет, ёжик');
    await ana.send(topic_id, 'ذهبت إلى المدرسة');
    for (const query of ['nguyen', 'cafe STRASSE', 'caf'])
      expect(await found(ana, query)).toEqual(['Nguyễn kommt zum CAFÉ in der Straße']);
    expect(await found(ana, 'ПРИВЕТ')).toEqual(['Привет, ёжик']);
    expect(await found(ana, 'الى')).toEqual(['ذهبت إلى المدرسة']);
    for (const query of ['afe', 'cafe harbour', 'nguyens', "'", '%', '\\', '& | !'])
      expect(await found(ana, query)).toEqual([]);
  });

  it('is found in Arabic with and without the article, whatever the form of letters and digits', async () => {
    await ana.send(topic_id, 'ذهبتُ إلى المدرسة الساعة ٧');
    await ana.send(topic_id, 'آسف، عندي مدرسة');
    await ana.send(topic_id, 'والله بالتأكيد');
    const [school, sorry, sure] = ['ذهبتُ إلى المدرسة الساعة ٧', 'آسف، عندي مدرسة', 'والله بالتأكيد'];
    for (const query of ['مدرسة', 'المدرسة', 'مدرسه', 'بالمدرسة', 'وَالمَدْرَسَةُ', 'مدر'])
      expect(await found(ana, query)).toEqual([sorry, school]);
    for (const query of ['ذهبت', 'ساعة 7', 'الساعه ٧', 'الي'])
      expect(await found(ana, query)).toEqual([school]);
    expect(await found(ana, 'اسف')).toEqual([sorry]);
    for (const query of ['تاكيد', 'التأكيد', 'والله']) expect(await found(ana, query)).toEqual([sure]);
    for (const query of ['درسة', 'مدرستان', 'تاكيدات']) expect(await found(ana, query)).toEqual([]);
  });

  it('is found in writing without spaces, and in words with signs, as it stands there', async () => {
    await ana.send(topic_id, '明天在咖啡馆见面');
    await ana.send(topic_id, "Don't forget the e-mail at 10:30");
    expect(await found(ana, '咖啡')).toEqual(['明天在咖啡馆见面']);
    expect(await found(ana, '啡咖')).toEqual([]);
    for (const query of ["don't", '10:30', 'E-MAIL forget'])
      expect(await found(ana, query)).toEqual(["Don't forget the e-mail at 10:30"]);
    expect(await found(ana, '30:10')).toEqual([]);
  });

  it('comes page by page, without gaps', async () => {
    for (const number of [1, 2, 3, 4, 5]) await ana.send(topic_id, `Lighthouse ${number}`);
    const first = (await search(ana, 'light', { limit: '2' })).data;
    expect(first.messages.map(({ message }) => message.content)).toEqual(['Lighthouse 5', 'Lighthouse 4']);
    const second = (await search(ana, 'light', { limit: '2', after: first.next ?? '' })).data;
    const third = (await search(ana, 'light', { limit: '2', after: second.next ?? '' })).data;
    expect([...second.messages, ...third.messages].map(({ message }) => message.content)).toEqual([
      'Lighthouse 3',
      'Lighthouse 2',
      'Lighthouse 1',
    ]);
    expect(third.next).toBeNull();
  });

  it('is found in the reader’s language too, and in words as they are after an edit', async () => {
    ({ ana, bea, topic_id } = await world.pair(spanishReader));
    const { data } = await ana.send(topic_id, 'The first words');
    await world.api.chat.list({ as: bea, query: { topic_id } });
    const translated = async () =>
      (await world.api.chat.list({ as: bea, query: { topic_id } })).data[0]?.translated ?? '';
    await expect.poll(translated, { timeout: 20_000 }).not.toBe('');
    const { messages } = (await search(bea, '[es] first')).data;
    expect(messages).toMatchObject([
      { message: { chat_id: data.chat_id, translated: '[es] The first words' } },
    ]);
    expect(await found(ana, '[es] first')).toEqual([]);
    await world.api.chat.edit({
      as: ana,
      body: { topic_id, chat_id: data.chat_id, content: 'Harbour only', mentions: [] },
    });
    expect(await found(bea, 'first')).toEqual([]);
    expect(await found(bea, 'harbour')).toEqual(['Harbour only']);
  });
});

describe('in one conversation', () => {
  const foundIn = async (as: Person, topic: string, query: string) =>
    (await search(as, query, { topic_id: topic })).data.messages.map(({ message }) => message.content);

  it('what others hold is not found, page by page, also where the words are everywhere', async () => {
    const cleo = await world.join('Cleo');
    const other = await ana.open(cleo);
    for (const number of [1, 2, 3, 4, 5]) {
      await ana.send(topic_id, `Lighthouse ${number}`);
      await cleo.send(other, `Another lighthouse ${number}`);
    }
    const pages: (string | null)[][] = [];
    for (let after: string | null | undefined; after !== null && pages.length < 5; ) {
      const { data } = await search(ana, 'light', { limit: '2', topic_id, ...(after && { after }) });
      pages.push(data.messages.map(({ message }) => message.content));
      after = data.next;
    }
    expect(pages).toEqual([
      ['Lighthouse 5', 'Lighthouse 4'],
      ['Lighthouse 3', 'Lighthouse 2'],
      ['Lighthouse 1'],
    ]);
    expect(await foundIn(ana, other, 'light 3')).toEqual(['Another lighthouse 3']);
  });

  it('words are found far back in a long one, whatever the case and the accents', async () => {
    const { db } = world.app.core.database;
    const begun = Date.now() - 3_600_000;
    const rows = Array.from({ length: 1500 }, (_, index) => ({
      id: randomUUID(),
      topicId: topic_id,
      senderId: ana.id,
      chatId: `${ana.id}-${begun + index}`,
      seq: 1000 + index,
      type: 'message' as const,
      content: index % 500 === 7 ? `Un CAFÉ a las ${index}` : `Nothing ${index}`,
      attachments: [],
      createdAt: new Date(begun + index),
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db.insert(messages).values(rows.slice(from, from + 500));
    await db.update(topics).set({ lastSeq: 4000 }).where(eq(topics.id, topic_id));
    expect(await foundIn(bea, topic_id, 'cafe')).toEqual([
      'Un CAFÉ a las 1007',
      'Un CAFÉ a las 507',
      'Un CAFÉ a las 7',
    ]);
  });

  it('nothing is found by a stranger, after leaving, of before joining, or of what is recalled, hidden, cleared or over', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea);
    await ana.send(group, 'Before the lighthouse');
    expect(await foundIn(cleo, group, 'lighthouse')).toEqual([]);
    await world.api.groups.addMembers({ as: ana, body: { topic_id: group, target_user_ids: [cleo.id] } });
    await ana.send(group, 'After the lighthouse');
    expect(await foundIn(cleo, group, 'lighthouse')).toEqual(['After the lighthouse']);
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect(await foundIn(bea, group, 'lighthouse')).toEqual([]);

    const recalled = await ana.send(topic_id, 'Harbour recalled');
    const hidden = await bea.send(topic_id, 'Harbour hidden');
    await ana.send(topic_id, 'Harbour seen');
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: recalled.data.chat_id } });
    await world.api.chat.hide({ as: ana, body: { topic_id, chat_id: hidden.data.chat_id } });
    await world.api.topics.messageLifetime({ as: ana, body: { topic_id, lifetime: 3600 } });
    await ana.send(topic_id, 'Harbour for an hour');
    expect(await foundIn(ana, topic_id, 'harbour')).toEqual(['Harbour for an hour', 'Harbour seen']);
    world.app.testClock.advance(3601);
    // Over, and not emptied yet.
    expect(await foundIn(ana, topic_id, 'harbour')).toEqual(['Harbour seen']);
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    expect(await foundIn(ana, topic_id, 'harbour')).toEqual([]);
    expect(await foundIn(bea, topic_id, 'harbour')).toEqual(['Harbour seen', 'Harbour hidden']);
  });

  it('it is found behind a block as before, and in a translation as long as the plan includes it', async () => {
    ({ ana, bea, topic_id } = await world.pair(spanishReader));
    await ana.send(topic_id, 'Good morning');
    await world.api.chat.list({ as: bea, query: { topic_id } });
    await expect.poll(() => foundIn(bea, topic_id, '[es]'), { timeout: 20_000 }).toEqual(['Good morning']);
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect(await foundIn(bea, topic_id, 'morning')).toEqual(['Good morning']);
    await world.app.core.database.db.update(users).set({ package: 'free' }).where(eq(users.id, bea.id));
    expect(await foundIn(bea, topic_id, '[es]')).toEqual([]);
    expect(await foundIn(bea, topic_id, 'morning')).toEqual(['Good morning']);
  });
});

describe('names', () => {
  const foundIds = async (as: Person, query: string, topic?: string) =>
    (await search(as, query, topic ? { topic_id: topic } : {})).data.messages.map(
      ({ message }) => message.chat_id,
    );
  const sendFile = async (name: string) => {
    const origin_url = await ana.upload({ name, bytes: Buffer.from('words') });
    const attachments = [{ type: 'file' as const, name, origin_url }];
    return (await ana.send(topic_id, '', { type: 'file', attachments })).data;
  };

  it('of files and places are found by everybody in the conversation, until the message is recalled', async () => {
    const file = await sendFile('Übersicht_Hafen-2026.pdf');
    const place = (
      await ana.send(topic_id, '', {
        type: 'location',
        meta_data: { place: 'Café Müller', latitude: 1, longitude: 2 },
      })
    ).data;
    for (const query of ['ubersicht', 'hafen', '2026.pdf'])
      expect(await foundIds(bea, query, topic_id)).toEqual([file.chat_id]);
    expect(await foundIds(bea, 'cafe mul')).toEqual([place.chat_id]);
    expect(await foundIds(bea, 'bersicht')).toEqual([]);
    for (const { chat_id } of [file, place])
      await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    for (const query of ['ubersicht', 'cafe']) expect(await foundIds(bea, query, topic_id)).toEqual([]);
    const { db } = world.app.core.database;
    expect(await db.$count(attachmentTexts, eq(attachmentTexts.topicId, topic_id))).toBe(0);
  });

  it('of voice messages and pictures, which are not shown, are not', async () => {
    const origin_url = await ana.upload({ name: 'recording.webm', bytes: Buffer.from('sound') });
    const attachments = [{ type: 'audio' as const, name: 'recording.webm', origin_url }];
    await ana.send(topic_id, '', { type: 'audio', attachments });
    expect(await foundIds(bea, 'recording')).toEqual([]);
  });
});

describe('what somebody cannot read is not found', () => {
  it('by a stranger, or by whoever left the group or joined it later', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea);
    await ana.send(group, 'Before the lighthouse');
    await world.api.groups.addMembers({ as: ana, body: { topic_id: group, target_user_ids: [cleo.id] } });
    await ana.send(group, 'After the lighthouse');
    expect(await found(cleo, 'lighthouse')).toEqual(['After the lighthouse']);
    expect(await found(bea, 'lighthouse')).toEqual(['After the lighthouse', 'Before the lighthouse']);
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect(await found(bea, 'lighthouse')).toEqual([]);
  });

  it('when it was recalled, deleted for oneself, or deleted with the history', async () => {
    const one = await ana.send(topic_id, 'Lighthouse one');
    const two = await bea.send(topic_id, 'Lighthouse two');
    await ana.send(topic_id, 'Lighthouse three');
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: one.data.chat_id } });
    await world.api.chat.hide({ as: ana, body: { topic_id, chat_id: two.data.chat_id } });
    expect(await found(ana, 'lighthouse')).toEqual(['Lighthouse three']);
    expect(await found(bea, 'lighthouse')).toEqual(['Lighthouse three', 'Lighthouse two']);
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    expect(await found(ana, 'lighthouse')).toEqual([]);
  });

  it('in a translation that the plan does not include', async () => {
    ({ ana, bea, topic_id } = await world.pair(spanishReader));
    await ana.send(topic_id, 'Good morning');
    await world.api.chat.list({ as: bea, query: { topic_id } });
    await expect.poll(() => found(bea, '[es]'), { timeout: 20_000 }).toEqual(['Good morning']);
    await world.app.core.database.db.update(users).set({ package: 'free' }).where(eq(users.id, bea.id));
    expect(await found(bea, '[es]')).toEqual([]);
    expect(await found(bea, 'morning')).toEqual(['Good morning']);
  });

  it('of the new name of whoever is behind a block', async () => {
    await bea.send(topic_id, 'Seen from the lighthouse');
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    await world.app.core.database.db.update(users).set({ name: 'Beatrix' }).where(eq(users.id, bea.id));
    const nameOf = async (as: Person) => (await search(as, 'lighthouse')).data.messages[0]?.message.by.name;
    expect(await nameOf(ana)).toBe('Bea');
    expect(await nameOf(bea)).toBe('Beatrix');
  });
});

describe('a word that very many messages hold', () => {
  it('is found newest first, page by page, each once, also in translations, without what is hidden or gone', async () => {
    const cleo = await world.join('Cleo', { language: 'Spanish', accent: 'Spanish (Spain)' });
    const other = await ana.open(cleo);
    const { db } = world.app.core.database;
    const begun = Date.now() - 3_600_000;
    const rows = Array.from({ length: 2200 }, (_, index) => ({
      id: randomUUID(),
      topicId: index % 4 === 0 ? other : topic_id,
      senderId: ana.id,
      chatId: `${ana.id}-${begun + index}`,
      seq: 1000 + index,
      type: 'message' as const,
      content: index % 50 === 0 ? `Nothing ${index}` : `The harbour ${index}`,
      attachments: [],
      createdAt: new Date(begun + index * 1000),
    }));
    for (let from = 0; from < rows.length; from += 550)
      await db.insert(messages).values(rows.slice(from, from + 550));
    for (const topicId of [topic_id, other])
      await db.update(topics).set({ lastSeq: 4000 }).where(eq(topics.id, topicId));
    const hidden = rows[2199];
    await world.api.chat.hide({
      as: ana,
      body: { topic_id: hidden?.topicId ?? '', chat_id: hidden?.chatId ?? '' },
    });
    const expected = rows.filter((row) => row.content.includes('harbour') && row !== hidden).reverse();
    const seen: string[] = [];
    for (let after: string | undefined; seen.length < 150; ) {
      const { data } = await search(ana, 'harb', { limit: '50', ...(after && { after }) });
      seen.push(...data.messages.map(({ message }) => message.content ?? ''));
      after = data.next ?? undefined;
    }
    expect(seen).toEqual(expected.slice(0, 150).map(({ content }) => content));
    // In the other conversation Cleo reads a translation of one old message alone.
    const old = rows.filter(({ topicId }) => topicId === other)[25];
    await db.insert(messageTranslations).values({
      ...{ messageId: old?.id ?? '', topicId: other, language: 'es', version: 1, source: 'en' },
      ...{
        state: 'done',
        original: old?.content ?? '',
        text: 'El puerto',
        engine: 'test',
        updatedAt: new Date(),
      },
    });
    expect(await found(cleo, 'puerto')).toEqual([old?.content]);
    expect(await found(bea, 'harbour 2198')).toEqual(['The harbour 2198']);
    expect(await found(ana, 'nothing harb')).toEqual([]);
  });

  it('is found back to the first message, where most conversations are silent and many messages are of one moment', async () => {
    const { db } = world.app.core.database;
    const silent = await ana.open(await world.join('Cleo'));
    const begun = Date.now() - 3_600_000;
    const rowOf = (topicId: string, index: number, date: number) => ({
      id: randomUUID(),
      topicId,
      senderId: ana.id,
      chatId: `${ana.id}-${begun + index}`,
      seq: 1000 + index,
      type: 'message' as const,
      content: index % 30 === 0 ? `A harbour ${index}` : `Nothing ${index}`,
      attachments: [],
      createdAt: new Date(date),
    });
    const years = 3 * 365 * 24 * 3_600_000;
    const rows = [
      rowOf(silent, 0, begun - years),
      // As an import brings them.
      ...Array.from({ length: 500 }, (_, index) => rowOf(topic_id, index + 1, begun)),
      ...Array.from({ length: 300 }, (_, index) => rowOf(topic_id, index + 501, begun + 1 + index)),
    ];
    for (let from = 0; from < rows.length; from += 500)
      await db.insert(messages).values(rows.slice(from, from + 500));
    for (const topicId of [topic_id, silent])
      await db.update(topics).set({ lastSeq: 4000 }).where(eq(topics.id, topicId));
    const expected = rows
      .filter(({ content }) => content.includes('harbour'))
      .sort(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1),
      );
    const all = (await search(ana, 'harb', { limit: '50' })).data.messages;
    expect(all.map(({ message }) => message.content)).toEqual(expected.map(({ content }) => content));
    const { data } = await search(ana, 'harb', { limit: '15' });
    const rest = await search(ana, 'harb', { limit: '15', after: data.next ?? '' });
    expect([...data.messages, ...rest.data.messages].map(({ message }) => message.content)).toEqual(
      expected.map(({ content }) => content),
    );
  });
});
