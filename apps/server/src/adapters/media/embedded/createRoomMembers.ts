import type { PublishedTracks } from './clientFrames.ts';
import type { Pairs } from './createPairs.ts';
import type { RoomView } from './createRoomView.ts';
import { nextRevision, type Participant } from './Participant.ts';
import type { SignalError } from './refuseLink.ts';
import { signalErrors } from './serverFrames.ts';

/** Who is in a room, and who may not come back to it. */
export type RoomMembers = {
  /** The participant of a user, undefined where they are not in the room. */
  find: (userId: string) => Participant | undefined;
  /** The error that somebody who has left for good gets if they try to come back. */
  refusalOf: (participantSid: string) => SignalError | undefined;
  /** Keeps somebody from coming back. */
  bar: (participantSid: string, error: SignalError) => void;
  /** Takes over the tracks that a participant publishes; false where they are not newer than the known ones. */
  receiveTracks: (participant: Participant, tracks: PublishedTracks | undefined) => boolean;
  /** Announces to the others that the state of a participant has changed. */
  changeState: (participant: Participant) => void;
  /** Takes a participant out of the room for good; `onReturn` is the error that they get if they try to come back. */
  drop: (participant: Participant, onReturn?: SignalError) => void;
};

/** What the members of a room are made of. */
export type RoomMembersOptions = {
  /** Everybody in the room, by SID. */
  participants: Map<string, Participant>;
  /** Sends the state of the room. */
  view: RoomView;
  /** Peer connections of the room. */
  pairs: Pairs;
};

/** The members of one room; the others are notified of each change. */
export function createRoomMembers({ participants, view, pairs }: RoomMembersOptions): RoomMembers {
  const barred = new Map<string, SignalError>();

  return {
    find: (userId) => [...participants.values()].find((participant) => participant.userId === userId),
    refusalOf: (sid) => barred.get(sid),
    bar: (sid, error) => void barred.set(sid, error),
    receiveTracks: (participant, tracks) => {
      if (!tracks || tracks.revision <= participant.tracks.revision) return false;
      participant.tracks = tracks;
      return true;
    },
    changeState: (participant) => {
      participant.revision = nextRevision();
      view.announce(participant);
    },
    drop: (participant, onReturn = signalErrors.sessionUnknown) => {
      clearTimeout(participant.away);
      participants.delete(participant.sid);
      barred.set(participant.sid, onReturn);
      const farewell = view.farewellOf(participant);
      for (const other of participants.values()) {
        const closed = pairs.remove(participant, other);
        view.notify(other, {
          participants: [farewell],
          subscribed: view.subscribedBy(other),
          ...(closed && { peer_connections: [closed] }),
        });
      }
    },
  };
}
