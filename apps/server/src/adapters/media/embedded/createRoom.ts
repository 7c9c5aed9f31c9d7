import type { PublishedMedia } from '../../../ports/MediaRooms.ts';
import type { ConnectRequest, PublishedTracks, SyncRequest } from './clientFrames.ts';
import { createGathering } from './createGathering.ts';
import { createPairs } from './createPairs.ts';
import { createRoomEnd } from './createRoomEnd.ts';
import type { RoomIds, RoomSession } from './createRoomIds.ts';
import { createRoomMembers } from './createRoomMembers.ts';
import { createRoomReturns } from './createRoomReturns.ts';
import { createRoomSeat, type RoomSeat } from './createRoomSeat.ts';
import { createRoomView } from './createRoomView.ts';
import { nextRevision, type Participant, type RoomLink } from './Participant.ts';
import { refuseLink } from './refuseLink.ts';
import { signalErrors } from './serverFrames.ts';

/** What a room is made of. */
export type RoomOptions = {
  name: string;
  ids: RoomIds;
  /** How long somebody may be away, and an empty room stays, in milliseconds. */
  sessionMs: number;
  /** How long a room that comes from another process waits for those whom the first ones named, in milliseconds. */
  gatherMs: number;
  maxPeople: number;
  onConnected: (userId: string) => void;
  onDisconnected: (userId: string) => void;
  /** The room is over: ended, or nobody was in it for `sessionMs`. */
  onEnded: () => void;
};

/** One room in the process that owns it. */
export type Room = {
  /** Lets somebody in; undefined when they were refused. */
  connect: (userId: string, request: ConnectRequest, link: RoomLink) => RoomSeat | undefined;
  /** Lets somebody come back; undefined when their session is over. */
  sync: (session: RoomSession, request: SyncRequest, link: RoomLink) => RoomSeat | undefined;
  people: () => string[];
  /** The sources that somebody publishes and that are switched on; a shared screen is none of them. */
  publishedBy: (userId: string) => (keyof PublishedMedia)[];
  remove: (userId: string) => void;
  setRecording: (isRecording: boolean) => void;
  end: () => void;
  /** Leaves the room to another process: the SDKs open their sockets anew. */
  release: () => void;
};

type NewParticipant = Pick<Participant, 'sid' | 'userId' | 'session' | 'subscribesToAll'> & {
  link: RoomLink;
  tracks: PublishedTracks;
};

const createParticipant = (values: NewParticipant): Participant => ({
  ...values,
  revision: nextRevision(),
  away: undefined,
});

/** The participants of one room. The SDK sends its tracks over a peer connection to each of the others; the room matches and relays. */
export function createRoom(options: RoomOptions): Room {
  const { name, ids, sessionMs, gatherMs, maxPeople, onConnected } = options;
  const participants = new Map<string, Participant>();
  const view = createRoomView({ name, ids, sessionMs, participants });
  const pairs = createPairs(participants, view);
  const members = createRoomMembers({ participants, view, pairs });
  const returns = createRoomReturns({ participants, members, view, pairs, onConnected });
  const ending = createRoomEnd(sessionMs, options.onEnded);
  const gathering = createGathering({
    gatherMs,
    isResolved: (sid) => participants.has(sid) || members.refusalOf(sid) !== undefined,
    onComplete: (returned) => {
      returns.restore(returned);
      watchEmpty();
    },
  });

  function watchEmpty(): void {
    ending.watch(participants.size === 0 && !gathering.isOpen());
  }

  function leave(participant: Participant): void {
    members.drop(participant);
    options.onDisconnected(participant.userId);
    watchEmpty();
  }

  const seatOf = (participant: Participant, link: RoomLink): RoomSeat =>
    createRoomSeat({ participants, sessionMs, members, view, pairs, leave }, participant, link);

  /** The same person again, from another page or device, or after a reload: the newer connection counts. */
  function replace(former: Participant): void {
    const { link } = former;
    // Also a page that learns of it late must not take the call back.
    members.drop(former, signalErrors.duplicateIdentity);
    if (link) refuseLink(link, signalErrors.duplicateIdentity);
  }

  function enter(participant: Participant, request: ConnectRequest): void {
    const { link, userId } = participant;
    if (!link) return;
    const former = members.find(userId);
    if (!former && participants.size >= maxPeople) {
      refuseLink(link, signalErrors.roomFull);
      return;
    }
    if (former) replace(former);
    participants.set(participant.sid, participant);
    watchEmpty();
    // The offer that comes with the request is of no use where everybody connects to everybody.
    const unused = request.peer_connections.map(({ id }) => ({
      id,
      description: { type: 'close' as const },
    }));
    pairs.connect(participant);
    view.sendState('connected', participant, unused);
    view.announce(participant);
    if (!former) onConnected(userId);
  }

  function connect(userId: string, request: ConnectRequest, link: RoomLink): RoomSeat {
    const sid = ids.participantSid();
    const participant = createParticipant({
      sid,
      userId,
      session: ids.signSession({ participantSid: sid, room: name, userId }),
      subscribesToAll: request.subscribe?.rules.some(({ type, all }) => type === 'include' && all) ?? true,
      link,
      tracks: request.participant,
    });
    if (gathering.isOpen()) gathering.defer(participant, () => enter(participant, request));
    else enter(participant, request);
    return seatOf(participant, link);
  }

  function sync(
    { participantSid: sid, userId }: RoomSession,
    request: SyncRequest,
    link: RoomLink,
  ): RoomSeat | undefined {
    const known = participants.get(sid);
    if (known) {
      returns.resume(known, request, link);
      return seatOf(known, link);
    }
    const refusal = members.refusalOf(sid);
    if (refusal) return refuseLink(link, refusal);
    const { session, participant: tracks } = request;
    const participant = createParticipant({ sid, userId, session, subscribesToAll: true, link, tracks });
    gathering.add({ participant, request });
    watchEmpty();
    return seatOf(participant, link);
  }

  function remove(userId: string): void {
    const present = members.find(userId);
    // Whoever waits for the others, after a restart, must not be let in with them.
    const waiting = gathering.remove(userId);
    for (const { sid } of waiting) members.bar(sid, signalErrors.sessionUnknown);
    if (present) leave(present);
    for (const { link } of present ? [present, ...waiting] : waiting) {
      link?.send({ type: 'disconnected', version: 2, status: 'disconnected' });
      link?.close(true);
    }
  }

  function closeLinks(close: (link: RoomLink) => void): void {
    const everybody = [...participants.values(), ...gathering.cancel()];
    participants.clear();
    for (const { away, link } of everybody) {
      clearTimeout(away);
      if (link) close(link);
    }
  }

  return {
    connect,
    sync,
    people: () => [...participants.values()].map(({ userId }) => userId),
    publishedBy: (userId) => {
      const { tracks = [] } = members.find(userId)?.tracks ?? {};
      return tracks.flatMap(({ kind, name: track, enabled }) => {
        if (!enabled || kind === 'data' || track.includes('screen')) return [];
        return [kind === 'audio' ? 'microphone' : 'camera'];
      });
    },
    remove,
    setRecording: view.setRecording,
    end: () => {
      closeLinks((link) => {
        link.send({ type: 'disconnected', version: 2, status: 'completed' });
        link.close(true);
      });
      ending.reach();
    },
    release: () => {
      ending.handOver();
      closeLinks((link) => link.close(false));
    },
  };
}
