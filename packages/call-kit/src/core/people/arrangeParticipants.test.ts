import { describe, expect, it } from 'vitest';
import { fakeRoom } from '../../testing/fakeRoom.ts';
import type { RoomSnapshot } from '../room/CallRoom.ts';
import { arrangeParticipants } from './arrangeParticipants.ts';

const enter = async (count: number) => {
  const fake = fakeRoom({ people: [] });
  const ids = Array.from({ length: count }, (_, index) => fake.join({ userId: `person${index}` }));
  const room = await fake.media.connect({ token: '', tracks: [] }, { signal: new AbortController().signal });
  return { fake, ids, room };
};
const mainOf = (room: RoomSnapshot, pinned: string | null = null) =>
  arrangeParticipants(room, pinned).main.id;

describe('the main participant', () => {
  it('is the viewer while nobody else is there, then the first participant', async () => {
    const { fake, room } = await enter(0);
    expect(mainOf(room.getSnapshot())).toBe('local');
    const first = fake.join({ userId: 'lucia' });
    fake.join({ userId: 'minh' });
    expect(mainOf(room.getSnapshot())).toBe(first);
  });

  it('is the dominant speaker, before that whoever shares the screen, before that the pinned', async () => {
    const { fake, ids, room } = await enter(4);
    const [, speaker = '', sharer = '', pinned = ''] = ids;
    fake.speak(speaker);
    expect(mainOf(room.getSnapshot())).toBe(speaker);
    fake.share(sharer, true);
    expect(mainOf(room.getSnapshot())).toBe(sharer);
    expect(arrangeParticipants(room.getSnapshot(), null).mainTrack?.track.source).toBe('screen');
    expect(mainOf(room.getSnapshot(), pinned)).toBe(pinned);
    fake.leave(pinned);
    expect(mainOf(room.getSnapshot(), pinned)).toBe(sharer);
  });

  it('shows no camera that is switched off', async () => {
    const { fake, ids, room } = await enter(1);
    fake.change(ids[0] ?? '', { isCameraOff: true });
    expect(arrangeParticipants(room.getSnapshot(), null).mainTrack).toBeNull();
  });
});

it('the dominant speaker is first, the viewer last, and the others stay in their order', async () => {
  const { fake, ids, room } = await enter(3);
  const [a, b, c] = ids;
  fake.speak(c ?? null);
  expect(arrangeParticipants(room.getSnapshot(), null).ordered.map(({ id }) => id)).toEqual([
    c,
    a,
    b,
    'local',
  ]);
});
