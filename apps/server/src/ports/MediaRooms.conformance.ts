import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaRoomEvent, MediaRooms } from './MediaRooms.ts';

/** What the suite needs of an adapter. */
export type MediaRoomsHarness = {
  /** New rooms, shared with nobody. */
  create: () => Promise<{
    rooms: MediaRooms;
    /** Lets somebody enter with their token and a microphone, as the SDK would. */
    enter: (room: string, userId: string) => Promise<void>;
    /** Lets somebody leave. */
    leave: (room: string, userId: string) => Promise<void>;
    dispose: () => Promise<void>;
  }>;
};

/** Every adapter of media rooms passes this suite. */
export function describeMediaRooms(name: string, { create }: MediaRoomsHarness): void {
  describe(`media rooms by ${name}`, () => {
    let stage: Awaited<ReturnType<MediaRoomsHarness['create']>>;
    let events: MediaRoomEvent[];

    beforeEach(async () => {
      stage = await create();
      events = [];
      stage.rooms.onEvent((event) => events.push(event));
    });
    afterEach(() => stage.dispose());

    it('are one room, however often it is opened', async () => {
      const { sid } = await stage.rooms.open({ room: 'call-1' });
      expect(sid).toMatch(/^RM[0-9a-f]{32}$/);
      expect(await stage.rooms.open({ room: 'call-1' })).toEqual({ sid });
      expect((await stage.rooms.open({ room: 'call-2' })).sid).not.toBe(sid);
    });

    it('give tokens that name one person and one room, and end', async () => {
      const { token } = await stage.rooms.issueToken({ room: 'call-1', userId: 'ana' });
      const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ grants: { identity: 'ana', video: { room: 'call-1' } } });
      expect(claims).toMatchObject({ exp: expect.any(Number), iat: expect.any(Number) });
    });

    it('know who is in them, and report who comes and goes', async () => {
      await stage.rooms.open({ room: 'call-1' });
      expect(await stage.rooms.participantsOf('call-1')).toEqual([]);
      await stage.enter('call-1', 'ana');
      await stage.enter('call-1', 'bea');
      expect((await stage.rooms.participantsOf('call-1')).sort()).toEqual(['ana', 'bea']);
      await stage.leave('call-1', 'ana');
      await expect.poll(() => stage.rooms.participantsOf('call-1')).toEqual(['bea']);
      await expect
        .poll(() => events)
        .toEqual([
          { kind: 'participant-connected', room: 'call-1', userId: 'ana' },
          { kind: 'participant-connected', room: 'call-1', userId: 'bea' },
          { kind: 'participant-disconnected', room: 'call-1', userId: 'ana' },
        ]);
    });

    it('know what somebody publishes', async () => {
      await stage.rooms.open({ room: 'call-1' });
      expect(await stage.rooms.publishedBy({ room: 'call-1', userId: 'ana' })).toBeUndefined();
      await stage.enter('call-1', 'ana');
      const published = await stage.rooms.publishedBy({ room: 'call-1', userId: 'ana' });
      expect(published).toEqual({ microphone: true, camera: false });
      expect(await stage.rooms.publishedBy({ room: 'call-1', userId: 'bea' })).toBeUndefined();
    });

    it('let one person be removed, and end for everybody', async () => {
      await stage.rooms.open({ room: 'call-1' });
      await stage.enter('call-1', 'ana');
      await stage.enter('call-1', 'bea');
      await stage.rooms.remove({ room: 'call-1', userId: 'ana' });
      await expect.poll(() => stage.rooms.participantsOf('call-1')).toEqual(['bea']);
      await stage.rooms.end('call-1');
      expect(await stage.rooms.participantsOf('call-1')).toEqual([]);
      await expect.poll(() => events.at(-1)).toEqual({ kind: 'room-ended', room: 'call-1' });
    });

    it('take the rules of recording where somebody is', async () => {
      const rules = [{ type: 'include' as const, all: true }];
      expect(await stage.rooms.setRecordingRules({ room: 'call-1', rules })).toBeUndefined();
      await stage.rooms.open({ room: 'call-1' });
      await stage.enter('call-1', 'ana');
      expect(await stage.rooms.setRecordingRules({ room: 'call-1', rules })).toEqual(rules);
    });

    it('do nothing where there is no such room or person', async () => {
      await stage.rooms.end('nowhere');
      await stage.rooms.remove({ room: 'nowhere', userId: 'ana' });
      await stage.rooms.open({ room: 'call-1' });
      await stage.rooms.remove({ room: 'call-1', userId: 'ana' });
      expect(await stage.rooms.participantsOf('nowhere')).toEqual([]);
      expect(events).toEqual([]);
    });

    it('notify no listener that has unsubscribed', async () => {
      const received: MediaRoomEvent[] = [];
      stage.rooms.onEvent((event) => received.push(event))();
      await stage.rooms.open({ room: 'call-1' });
      await stage.enter('call-1', 'ana');
      await expect.poll(() => events).toHaveLength(1);
      expect(received).toEqual([]);
    });
  });
}
