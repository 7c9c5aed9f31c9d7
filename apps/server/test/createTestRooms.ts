import { limits } from '@franca/contract';
import type { MediaRoomEvent, MediaRooms, RecordingRule } from '../src/ports/MediaRooms.ts';

/** Media rooms that a test fills and empties itself; a server behind them would need browsers. */
export type TestRooms = MediaRooms & {
  /** Somebody's page connects to a room. */
  enter: (room: string, userId: string) => void;
  /** It is gone. */
  leave: (room: string, userId: string) => void;
  /** What a room records; undefined where nobody said. */
  rulesOf: (room: string) => readonly RecordingRule[] | undefined;
  /** Rooms that were ended. */
  ended: () => readonly string[];
};

/** Rooms in memory; several nodes may share them. */
export function createTestRooms(): TestRooms {
  const rooms = new Map<string, Set<string>>();
  const ended = new Set<string>();
  const recorded = new Map<string, readonly RecordingRule[]>();
  const listeners = new Set<(event: MediaRoomEvent) => void>();
  const open = (room: string): Set<string> => {
    const people = rooms.get(room) ?? new Set();
    rooms.set(room, people);
    return people;
  };
  /** One of the processes receives an event. */
  const emit = (event: MediaRoomEvent): void => [...listeners][0]?.(event);
  return {
    id: 'embedded',
    roomType: 'peer-to-peer',
    recordedBy: 'page',
    maxPeople: limits.callPeople,
    open: async ({ room }) => {
      open(room);
      return { sid: room };
    },
    issueToken: async ({ room, userId }) => ({ token: `${room} ${userId}`, signalingUrl: '/media' }),
    participantsOf: async (room) => [...(rooms.get(room) ?? [])],
    publishedBy: async ({ room, userId }) =>
      rooms.get(room)?.has(userId) ? { microphone: true, camera: false } : undefined,
    remove: async ({ room, userId }) => void rooms.get(room)?.delete(userId),
    end: async (room) => {
      rooms.delete(room);
      ended.add(room);
    },
    setRecordingRules: async ({ room, rules }) => {
      if (!rooms.get(room)?.size) return undefined;
      recorded.set(room, rules);
      return [...rules];
    },
    rulesOf: (room) => recorded.get(room),
    onEvent: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => undefined,
    enter: (room, userId) => {
      open(room).add(userId);
      emit({ kind: 'participant-connected', room, userId });
    },
    leave: (room, userId) => void rooms.get(room)?.delete(userId),
    ended: () => [...ended],
  };
}
