import type { RoomIds } from './createRoomIds.ts';
import { nextRevision, type Participant } from './Participant.ts';
import type { ParticipantState, RoomState, ServerMessage, ServerPeerConnection } from './serverFrames.ts';

/** What a room sends to its participants. */
export type RoomView = {
  /** The others as one participant knows them. */
  othersOf: (participant: Participant) => Participant[];
  /** Sends one participant a part of the state. */
  notify: (participant: Participant, state: RoomState) => void;
  /** Sends one participant the whole state; whoever is in `except` is subscribed to only afterwards. */
  sendState: (
    type: 'connected' | 'synced',
    participant: Participant,
    peerConnections: ServerPeerConnection[],
    except?: ReadonlySet<string>,
  ) => void;
  /** Sends one participant the SIDs of their tracks. */
  notifyPublished: (participant: Participant) => void;
  /** Sends the others the state of one participant. */
  announce: (participant: Participant) => void;
  /** The state of a participant who has left. */
  farewellOf: (participant: Participant) => ParticipantState;
  /** The tracks that one participant receives, without those of `except`. */
  subscribedBy: (
    participant: Participant,
    except?: ReadonlySet<string>,
  ) => NonNullable<RoomState['subscribed']>;
  /** Says whether the room is recorded, at once and to everybody who comes. */
  setRecording: (isRecording: boolean) => void;
};

/** What a view shows. */
export type RoomViewOptions = {
  name: string;
  ids: RoomIds;
  sessionMs: number;
  participants: ReadonlyMap<string, Participant>;
};

/** Shows a room to its participants, in the words of the SDK's protocol. */
export function createRoomView({ name, ids, sessionMs, participants }: RoomViewOptions): RoomView {
  let recording = { is_recording: false, revision: nextRevision() };

  const othersOf = ({ sid }: Participant): Participant[] =>
    [...participants.values()].filter((other) => other.sid !== sid);

  const send = ({ link }: Participant, message: ServerMessage): void => link?.send(message);
  const notify = (participant: Participant, state: RoomState): void =>
    send(participant, { type: 'update', version: 2, ...state });

  function stateOf({ sid, userId, link, revision, tracks }: Participant): ParticipantState {
    const remote = tracks.tracks.map(({ id, ...track }) => ({ ...track, sid: ids.trackSid(sid, id) }));
    return { sid, identity: userId, state: link ? 'connected' : 'reconnecting', revision, tracks: remote };
  }

  const namedTracksOf = ({ sid, tracks }: Participant) =>
    tracks.tracks.map(({ id }) => ({ id, sid: ids.trackSid(sid, id), state: 'ready' as const }));

  function subscribedBy(
    participant: Participant,
    except?: ReadonlySet<string>,
  ): NonNullable<RoomState['subscribed']> {
    const seen = participant.subscribesToAll ? othersOf(participant) : [];
    const tracks = seen.filter(({ sid }) => !except?.has(sid)).flatMap(namedTracksOf);
    return { revision: nextRevision(), tracks };
  }

  const publishedBy = (participant: Participant): NonNullable<RoomState['published']> => ({
    revision: nextRevision(),
    tracks: namedTracksOf(participant),
  });

  return {
    othersOf,
    notify,
    sendState: (type, participant, peerConnections, except) => {
      send(participant, {
        type,
        version: 2,
        session: participant.session,
        sid: ids.roomSid(name),
        name,
        options: {
          session_timeout: Math.ceil(sessionMs / 1000),
          signaling_region: 'franca',
          media_region: 'franca',
          audio_processors: [],
        },
        participant: stateOf(participant),
        participants: othersOf(participant).map(stateOf),
        published: publishedBy(participant),
        subscribed: subscribedBy(participant, except),
        recording,
        media_signaling: {},
        peer_connections: peerConnections,
      });
      if (except && except.size > 0) notify(participant, { subscribed: subscribedBy(participant) });
    },
    notifyPublished: (participant) => notify(participant, { published: publishedBy(participant) }),
    announce: (participant) => {
      const participantsNow = [stateOf(participant)];
      for (const other of othersOf(participant))
        notify(other, { participants: participantsNow, subscribed: subscribedBy(other) });
    },
    farewellOf: (participant) => ({
      ...stateOf(participant),
      state: 'disconnected',
      revision: nextRevision(),
      tracks: [],
    }),
    subscribedBy,
    setRecording: (isRecording) => {
      if (recording.is_recording === isRecording) return;
      recording = { is_recording: isRecording, revision: nextRevision() };
      for (const participant of participants.values()) notify(participant, { recording });
    },
  };
}
