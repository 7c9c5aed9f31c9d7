import type { SyncRequest } from './clientFrames.ts';
import type { Returned } from './createGathering.ts';
import type { Pairs } from './createPairs.ts';
import { pairIds } from './createRoomIds.ts';
import type { RoomMembers } from './createRoomMembers.ts';
import type { RoomView } from './createRoomView.ts';
import type { Participant, RoomLink } from './Participant.ts';
import { refuseLink } from './refuseLink.ts';
import { signalErrors } from './serverFrames.ts';

/** Lets people back into a room. */
export type RoomReturns = {
  /** Somebody of this room comes back over a new connection. */
  resume: (participant: Participant, request: SyncRequest, link: RoomLink) => void;
  /** Goes on with those who came back to a room of another process, and with the peer connections that both sides have. */
  restore: (returned: readonly Returned[]) => void;
};

/** What returns act on. */
export type RoomReturnsOptions = {
  /** Everybody in the room, by SID. */
  participants: Map<string, Participant>;
  members: RoomMembers;
  view: RoomView;
  pairs: Pairs;
  onConnected: (userId: string) => void;
};

/** Returns to one room. */
export function createRoomReturns(options: RoomReturnsOptions): RoomReturns {
  const { participants, members, view, pairs, onConnected } = options;

  /**
   * Sends somebody who came back the whole state. Where their connection with another participant is a new one, the
   * subscription ends before and begins after, or the SDK would keep the receivers of the old one, in which nothing
   * comes in any more.
   */
  function sendState(participant: Participant, { peer_connections: known }: SyncRequest): void {
    const states = pairs.missedBy(participant);
    view.sendState('synced', participant, states, pairs.newTo(participant, known));
  }

  /** Of those who came back, the ones who are in the room now; of two connections of one person the first is let in. */
  function admit(returned: readonly Returned[]): Returned[] {
    return returned.filter(({ participant }) => {
      const { link, userId } = participant;
      if (link && members.find(userId)) refuseLink(link, signalErrors.duplicateIdentity);
      else participants.set(participant.sid, participant);
      return participants.has(participant.sid);
    });
  }

  function restorePairs(admitted: readonly Returned[]): void {
    const connectionsOf = new Map(
      admitted.map(({ participant, request }) => [
        participant.sid,
        new Set(request.peer_connections.map(({ id }) => id)),
      ]),
    );
    for (const id of new Set([...connectionsOf.values()].flatMap((known) => [...known]))) {
      if (pairIds.read(id)?.sids.every((sid) => connectionsOf.get(sid)?.has(id))) pairs.restore(id);
    }
  }

  return {
    resume: (participant, request, link) => {
      clearTimeout(participant.away);
      const former = participant.link;
      participant.link = link;
      former?.close(false);
      members.receiveTracks(participant, request.participant);
      sendState(participant, request);
      members.changeState(participant);
      pairs.receive(participant, request.peer_connections);
    },
    restore: (returned) => {
      const admitted = admit(returned);
      restorePairs(admitted);
      for (const { participant, request } of admitted) {
        sendState(participant, request);
        onConnected(participant.userId);
      }
      for (const { participant } of admitted) view.announce(participant);
      // Twice: an answer may stand before the offer that it answers.
      for (const { participant, request } of [...admitted, ...admitted])
        pairs.receive(participant, request.peer_connections);
    },
  };
}
