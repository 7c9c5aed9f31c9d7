import type { UpdateRequest } from './clientFrames.ts';
import type { Pairs } from './createPairs.ts';
import type { RoomMembers } from './createRoomMembers.ts';
import type { RoomView } from './createRoomView.ts';
import type { Participant, RoomLink } from './Participant.ts';

/** What the connection of a participant reports to the room. */
export type RoomSeat = {
  /** Something changed at the participant. */
  update: (request: UpdateRequest) => void;
  /** The person leaves. */
  disconnect: () => void;
  /** The connection is lost; they may come back. */
  lose: () => void;
};

/** What seats act on. */
export type RoomSeatOptions = {
  /** Everybody in the room, by SID. */
  participants: ReadonlyMap<string, Participant>;
  /** How long somebody may be away, in milliseconds. */
  sessionMs: number;
  members: RoomMembers;
  view: RoomView;
  pairs: Pairs;
  /** Takes somebody out of the room who has left. */
  leave: (participant: Participant) => void;
};

/** The seat of a participant; it has no effect once they have another connection, or have left. */
export function createRoomSeat(
  { participants, sessionMs, members, view, pairs, leave }: RoomSeatOptions,
  participant: Participant,
  link: RoomLink,
): RoomSeat {
  const isInRoom = (): boolean => participants.get(participant.sid) === participant;
  const isCurrent = (): boolean => isInRoom() && participant.link === link;
  const isWaiting = (): boolean => !participants.has(participant.sid) && participant.link === link;
  return {
    update: ({ session, participant: tracks, peer_connections: states }) => {
      if (!isCurrent() || session !== participant.session) return;
      if (members.receiveTracks(participant, tracks)) {
        view.notifyPublished(participant);
        members.changeState(participant);
      }
      if (states) pairs.receive(participant, states);
    },
    disconnect: () => {
      if (isWaiting()) participant.link = undefined;
      else if (isCurrent()) leave(participant);
    },
    lose: () => {
      if (!isWaiting() && !isCurrent()) return;
      participant.link = undefined;
      if (!participants.has(participant.sid)) return;
      participant.away = setTimeout(() => leave(participant), sessionMs);
      members.changeState(participant);
    },
  };
}
