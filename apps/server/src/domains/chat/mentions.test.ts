import type { Message } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, listed, nextOf } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let ana: Person;
let bea: Person;
let cleo: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
  [ana, bea, cleo] = [await world.join('Ana'), await world.join('Bea'), await world.join('Cleo')];
  topic_id = await ana.open(bea);
});
afterAll(() => world.dispose());

const mentionOf = ({ id }: Person, start: number, length: number) => ({ user_id: id, start, length });

async function mention(content: string, mentions: ReturnType<typeof mentionOf>[]) {
  const body = { topic_id, type: 'message' as const, chat_id: ana.chatId(), content, mentions };
  return world.api.chat.send({ as: ana, body });
}
const newest = async (reader: Person) =>
  (await world.api.chat.list({ as: reader, query: { topic_id, limit: '1' } })).data[0];

describe('mentions', () => {
  it('reach the other members with the message, and stay with it', async () => {
    const mentions = [mentionOf(bea, 3, 4)];
    const socket = await bea.connect();
    await ask(socket, 'topic-listen', { topic_id });
    const arrives = nextOf<Message>(socket, 'newChat', { topic_id });
    const { data } = await mention('Hi @Bea', mentions);
    expect(data.mentions).toEqual(mentions);
    expect(await arrives).toMatchObject({ mentions });
    expect(await newest(bea)).toMatchObject({ mentions });
  });

  it('name members only; the message is sent without the others', async () => {
    const { status, data } = await mention('@Cleo and @Bea', [mentionOf(cleo, 0, 5), mentionOf(bea, 10, 4)]);
    expect(status).toBe(200);
    expect(data.mentions).toEqual([mentionOf(bea, 10, 4)]);
  });

  it('in a group are notifications of those who are mentioned, also where they muted it', async () => {
    const target_user_ids = [bea.id, cleo.id];
    const group = await world.api.groups.create({ as: ana, body: { target_user_ids, topic_name: 'Sea' } });
    const { _id } = group.data;
    await world.api.topics.mute({ as: bea, body: { topic_id: _id, is_muted: true } });
    const chat_id = ana.chatId();
    const mentions = [mentionOf(bea, 0, 4), mentionOf(bea, 5, 4)];
    const body = { topic_id: _id, type: 'message' as const, chat_id, content: '@Bea @Bea', mentions };
    await world.api.chat.send({ as: ana, body });
    const shown = async (as: Person) =>
      (await world.api.notifications.list({ as })).data.notifications.filter(
        ({ kind }) => kind === 'mention',
      );
    await vi.waitFor(
      async () =>
        expect(await shown(bea)).toMatchObject([{ kind: 'mention', chat_id, person: { _id: ana.id } }]),
      { timeout: 10_000 },
    );
    expect(await shown(cleo)).toEqual([]);
  });

  it('are counted with what is unread, for those who are mentioned, until it is read or recalled', async () => {
    const group = await world.group(ana, bea, cleo);
    const counts = async (as: Person) => {
      const { unread_count, unread_mentions } = (
        await world.api.topics.get({ as, params: { topic_id: group } })
      ).data;
      return [unread_count, unread_mentions];
    };
    const send = (content: string, mentions: ReturnType<typeof mentionOf>[]) => {
      const body = { topic_id: group, type: 'message' as const, chat_id: ana.chatId(), content, mentions };
      return world.api.chat.send({ as: ana, body });
    };
    const device = listed(await bea.connect(), group);
    const { data: first } = await send('Hi @Bea', [mentionOf(bea, 3, 4)]);
    await send('@Bea @Bea', [mentionOf(bea, 0, 4), mentionOf(bea, 5, 4)]);
    await send('For all', []);
    expect(await counts(bea)).toEqual([3, 2]);
    expect(await counts(cleo)).toEqual([3, 0]);
    expect(await counts(ana)).toEqual([0, 0]);
    await vi.waitFor(() => expect(device()).toMatchObject({ unread_count: 3, unread_mentions: 2 }), {
      timeout: 20_000,
    });
    await world.api.chat.recall({ as: ana, query: { topic_id: group, chat_id: first.chat_id } });
    expect(await counts(bea)).toEqual([2, 1]);
    await world.api.topics.unread({ as: bea, body: { topic_id: group, is_unread: false } });
    expect(await counts(bea)).toEqual([0, 0]);
    await vi.waitFor(() => expect(device()).toMatchObject({ unread_count: 0, unread_mentions: 0 }), {
      timeout: 20_000,
    });
  });

  it('that do not stand in the text are refused', async () => {
    expect(await mention('Hi Bea', [mentionOf(bea, 3, 3)])).toMatchObject({ status: 400 });
  });

  it('go with a recalled message, and are not forwarded', async () => {
    const { data } = await mention('Hi @Bea', [mentionOf(bea, 3, 4)]);
    const forwarding = { from_chat_id: data.chat_id, new_chat_id: ana.chatId(), target_user_id: cleo.id };
    const copy = await world.api.chat.forward({ as: ana, body: forwarding });
    expect(copy.data.mentions).toEqual([]);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: data.chat_id } });
    expect(await newest(bea)).toMatchObject({ recalled: true, mentions: [] });
  });
});
