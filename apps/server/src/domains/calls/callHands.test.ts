import { randomUUID } from 'node:crypto';
import type { callEvents, EventPayload } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/callRequests.ts';
import { createTestRooms } from '../../../test/createTestRooms.ts';
import { ask } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

type Hand = EventPayload<typeof callEvents.handChanged>;
type Raised = EventPayload<typeof callEvents.handsRaised>;
type Reaction = EventPayload<typeof callEvents.reactionShown>;

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;
let uuid: string;

beforeAll(async () => {
  world = await createWorld({ rooms: createTestRooms() });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
  uuid = randomUUID();
  await world.api.calls.start({ as: ana, body: { topic_id, uuid, is_video: false } });
});
afterAll(() => world.dispose());

const accept = (as: Person) => world.api.calls.accept({ as, body: { topic_id, uuid } });

/** A page of somebody that follows the call. */
async function follow(person: Person) {
  const hands: Hand[] = [];
  const reactions: Reaction[] = [];
  const socket = await person.connect({
    namespace: '/call',
    on: {
      [`hand-changed-${uuid}`]: (hand: Hand) => hands.push(hand),
      [`hands-raised-${uuid}`]: ({ hands: raised }: Raised) =>
        hands.push(...raised.map((hand) => ({ uuid, ...hand }))),
      [`reaction-shown-${uuid}`]: (reaction: Reaction) => reactions.push(reaction),
    },
  });
  await ask(socket, 'call-listen', { uuid });
  return {
    hands,
    reactions,
    raise: (is_raised: boolean) => ask(socket, 'call-hand', { uuid, is_raised }),
    react: (emoji: string) => ask(socket, 'call-react', { uuid, emoji }),
  };
}

describe('a hand', () => {
  it('is shown to everybody, keeps its turn, and is shown to a page that comes later', async () => {
    await accept(bea);
    const [page, other] = [await follow(ana), await follow(bea)];
    await page.raise(true);
    await eventually(() => expect(other.hands).toMatchObject([{ user_id: ana.id }]));
    world.app.testClock.advance(5);
    await page.raise(true);
    await eventually(() => expect(other.hands).toHaveLength(2));
    expect(other.hands[1]).toEqual(other.hands[0]);
    const later = await follow(bea);
    await eventually(() => expect(later.hands).toEqual([other.hands[0]]));
    await page.raise(false);
    await eventually(() => expect(later.hands.at(-1)).toMatchObject({ user_id: ana.id, raised_at: null }));
    expect((await follow(ana)).hands).toEqual([]);
  });

  it('is down for whoever left and came back', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const body = { topic_id: group, uuid: randomUUID() };
    ({ uuid } = body);
    await world.api.calls.start({ as: ana, body: { ...body, is_video: false } });
    for (const as of [bea, cleo]) await world.api.calls.accept({ as, body });
    const page = await follow(bea);
    await page.raise(true);
    await eventually(() => expect(page.hands).toHaveLength(1));
    world.app.testClock.advance(5);
    await world.api.calls.end({ as: bea, body: { ...body, time: 5 } });
    expect(await page.raise(true)).toMatchObject({ success: false, code: 'call_not_found' });
    await world.api.calls.accept({ as: bea, body });
    expect((await follow(cleo)).hands).toEqual([]);
  });

  it('belongs to those who are in the call', async () => {
    const page = await follow(bea);
    expect(await page.raise(true)).toMatchObject({ success: false, code: 'call_not_found' });
    expect(await page.react('👍')).toMatchObject({ success: false, code: 'call_not_found' });
  });
});

describe('a reaction', () => {
  it('is shown to everybody who is in the call, whoever sends it included', async () => {
    await accept(bea);
    const [page, other] = [await follow(ana), await follow(bea)];
    expect(await other.react('🎉')).toMatchObject({ success: true });
    for (const { reactions } of [page, other])
      await eventually(() => expect(reactions).toEqual([{ uuid, user_id: bea.id, emoji: '🎉' }]));
  });

  it('is one of those that are offered, and not too many a minute', async () => {
    await accept(bea);
    const page = await follow(bea);
    expect(await page.react('🦖')).toMatchObject({ success: false, code: 'validation_failed' });
    // A minute may end meanwhile: then there are as many again.
    const answers = await Promise.all(Array.from({ length: 121 }, () => page.react('👍')));
    const sent = answers.filter((answer) => Object(answer).success === true).length;
    expect(sent).toBeGreaterThanOrEqual(60);
    expect(sent).toBeLessThanOrEqual(120);
  });
});
