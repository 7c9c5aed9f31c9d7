import { randomUUID } from 'node:crypto';
import { keyedHash, sameText } from '../../../core/hashes.ts';

/** Who holds a session of a room; it survives the process that gave it. */
export type RoomSession = { participantSid: string; room: string; userId: string };

/** Names that any process of the installation derives alike, so that another one can continue a room. */
export type RoomIds = {
  roomSid: (room: string) => string;
  participantSid: () => string;
  trackSid: (participantSid: string, trackId: string) => string;
  /** The secret with which a client comes back. */
  signSession: (session: RoomSession) => string;
  /** Whose session it is; undefined when this installation never gave it. */
  readSession: (session: string) => RoomSession | undefined;
};

/** Twilio's form of an identifier: two letters and 32 hexadecimal digits. */
const sid = (prefix: string, value: string): string =>
  `${prefix}${Buffer.from(value, 'base64url').toString('hex').slice(0, 32)}`;

/** Derives every name from the installation's secret. */
export function createRoomIds(secret: string): RoomIds {
  const sign = (payload: string): string => keyedHash(secret, 'media-session', payload);
  return {
    roomSid: (room) => sid('RM', keyedHash(secret, 'media-room', room)),
    participantSid: () => `PA${randomUUID().replaceAll('-', '')}`,
    trackSid: (participantSid, trackId) =>
      sid('MT', keyedHash(secret, 'media-track', participantSid, trackId)),
    signSession: ({ participantSid, room, userId }) => {
      const payload = Buffer.from(JSON.stringify([participantSid, room, userId])).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },
    readSession: (session) => {
      const [payload = '', signature = ''] = session.split('.');
      if (!sameText(signature, sign(payload))) return undefined;
      const [participantSid, room, userId] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as string[];
      return participantSid && room && userId ? { participantSid, room, userId } : undefined;
    },
  };
}

/** The name of a peer connection says whose it is: a process that takes over a room knows it from the clients alone. */
export const pairIds = {
  format: (sids: readonly [string, string], generation: number): string =>
    `${[...sids].sort().join('.')}.${generation}`,
  read: (id: string): { sids: readonly [string, string]; generation: number } | undefined => {
    const [, first, second, generation] = /^(PA[0-9a-f]{32})\.(PA[0-9a-f]{32})\.(\d{1,15})$/.exec(id) ?? [];
    if (!first || !second || first >= second) return undefined;
    return { sids: [first, second], generation: Number(generation) };
  },
};
