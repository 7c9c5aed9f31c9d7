import { chatEvents, eventName, type User } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listed } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';

const patient = { timeout: 20_000, interval: 10 };

describe('a changed profile', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const rename = ({ avatar, ...as }: Person, name: string) =>
    world.api.users.updateProfile({
      as,
      body: {
        avatar,
        name,
        country: 'Italy',
        language: 'Italian',
        accent: 'Italian (Italy)',
        gender: 'other',
      },
    });

  it("shows on the person's other devices, in shared conversations and at friends, at once", async () => {
    const { ana, bea, topic_id } = await world.pair();
    await ana.send(topic_id);
    await world.api.friends.add({ as: ana, body: { target_user_id: bea.id } });
    const [own, other] = [await ana.connect(), await bea.connect()];
    const topicOf = listed(other, topic_id);
    let isNotified = false;
    own.on(eventName(chatEvents.profileChanged, {}), () => {
      isNotified = true;
    });
    const shown: string[] = [];
    other.on(eventName(chatEvents.relationChanged, {}), ({ name }: User) => shown.push(name));

    await rename(ana, 'Ana Renamed');
    await vi.waitFor(() => {
      expect(isNotified).toBe(true);
      expect(topicOf()?.members.map(({ name }) => name)).toContain('Ana Renamed');
      expect(shown).toContain('Ana Renamed');
    }, patient);
  });

  it('does not show across a block, not even that something changed', async () => {
    const { ana, bea, topic_id } = await world.pair();
    const cleo = await world.join('Cleo');
    await ana.send(topic_id);
    const other = await ana.open(cleo);
    await ana.send(other);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    const [socket, cleos] = [await bea.connect(), await cleo.connect()];
    const seen: string[] = [];
    socket.onAny((name: string) => seen.push(name));
    const topicOf = listed(cleos, other);
    await rename(ana, 'Ana Hidden');
    // The lists of both conversations are updated together: when one has come, so would have the other.
    await vi.waitFor(
      () => expect(topicOf()?.members.map(({ name }) => name)).toContain('Ana Hidden'),
      patient,
    );
    // The first message of Ana may have come late.
    expect(seen.filter((name) => name !== 'new-topic')).toEqual([]);
  });
});
