import type { ConnectRequest, PublishedTracks, SyncRequest, UpdateRequest } from './clientFrames.ts';
import { createGathering, type Returned } from './createGathering.ts';
import { createPairs } from './createPairs.ts';
import { pairIds, type RoomIds, type RoomSession } from './createRoomIds.ts';
import { createRoomView } from './createRoomView.ts';
import { nextRevision, type Participant, type RoomLink } from './Participant.ts';
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

/** What a link may tell the room. */
export type RoomSeat = {
  update: (request: UpdateRequest) => void;
  /** The person leaves. */
  disconnect: () => void;
  /** The connection is lost; they may come back. */
  lose: () => void;
};

/** One room in the process that owns it. */
export type Room = {
  /** Lets somebody in; undefined when they were refused. */
  connect: (userId: string, request: ConnectRequest, link: RoomLink) => RoomSeat | undefined;
  /** Lets somebody come back; undefined when their session is over. */
  sync: (session: RoomSession, request: SyncRequest, link: RoomLink) => RoomSeat | undefined;
  people: () => string[];
  remove: (userId: string) => void;
  setRecording: (isRecording: boolean) => void;
  end: () => void;
  /** Leaves the room to another process: the SDKs open their sockets anew. */
  release: () => void;
};

type SignalError = (typeof signalErrors)[keyof typeof signalErrors];

function refuse(link: RoomLink, error: SignalError): undefined {
  link.send({ type: 'error', version: 2, ...error });
  link.close(true);
}

/** The participants of one room. The SDK sends its tracks over a peer connection to each of the others; the room matches and relays. */
export function createRoom(options: RoomOptions): Room {
  const { name, ids, sessionMs, gatherMs, maxPeople } = options;
  const participants = new Map<string, Participant>();
  /** Those who will not come back, with what they are told if they try. */
  const gone = new Map<string, SignalError>();
  const view = createRoomView({ name, ids, sessionMs, participants });
  const pairs = createPairs(participants, view);
  const gathering = createGathering({
    gatherMs,
    isSettled: (sid) => participants.has(sid) || gone.has(sid),
    onComplete: takeBack,
  });
  let empty: NodeJS.Timeout | undefined;
  let isOver = false;

  const findPerson = (userId: string): Participant | undefined =>
    [...participants.values()].find((participant) => participant.userId === userId);

  function finish(): void {
    clearTimeout(empty);
    if (isOver) return;
    isOver = true;
    options.onEnded();
  }

  function watchEmpty(): void {
    clearTimeout(empty);
    const isEmpty = participants.size === 0 && !gathering.isOpen() && !isOver;
    empty = isEmpty ? setTimeout(finish, sessionMs) : undefined;
  }

  function changeState(participant: Participant): void {
    participant.revision = nextRevision();
    view.announce(participant);
  }

  function takeTracks(participant: Participant, tracks: PublishedTracks | undefined): boolean {
    if (!tracks || tracks.revision <= participant.tracks.revision) return false;
    participant.tracks = tracks;
    return true;
  }

  function drop(participant: Participant, onReturn: SignalError = signalErrors.sessionUnknown): void {
    clearTimeout(participant.away);
    participants.delete(participant.sid);
    gone.set(participant.sid, onReturn);
    const farewell = view.farewellOf(participant);
    for (const other of participants.values()) {
      const closed = pairs.remove(participant, other);
      view.tell(other, {
        participants: [farewell],
        subscribed: view.subscribedBy(other),
        ...(closed && { peer_connections: [closed] }),
      });
    }
  }

  function leave(participant: Participant): void {
    drop(participant);
    options.onDisconnected(participant.userId);
    watchEmpty();
  }

  /** The link's part of a participant; it is nothing any more once they have another link, or have left. */
  function seatOf(participant: Participant, link: RoomLink): RoomSeat {
    const isHere = (): boolean =>
      participants.get(participant.sid) === participant && participant.link === link;
    const isWaiting = (): boolean => !participants.has(participant.sid) && participant.link === link;
    return {
      update: ({ session, participant: tracks, peer_connections: states }) => {
        if (!isHere() || session !== participant.session) return;
        if (takeTracks(participant, tracks)) {
          view.tellPublished(participant);
          changeState(participant);
        }
        if (states) pairs.take(participant, states);
      },
      disconnect: () => {
        if (isWaiting()) participant.link = undefined;
        else if (isHere()) leave(participant);
      },
      lose: () => {
        if (!isWaiting() && !isHere()) return;
        participant.link = undefined;
        if (!participants.has(participant.sid)) return;
        participant.away = setTimeout(() => leave(participant), sessionMs);
        changeState(participant);
      },
    };
  }

  /** The same person again, from another page or device, or after a reload: the newer connection counts. */
  function replace(userId: string): boolean {
    const former = findPerson(userId);
    if (!former) return false;
    const { link } = former;
    // Also a page that learns of it late must not take the call back.
    drop(former, signalErrors.duplicateIdentity);
    if (link) refuse(link, signalErrors.duplicateIdentity);
    return true;
  }

  function enter(participant: Participant, request: ConnectRequest): void {
    const { link, userId } = participant;
    if (!link) return;
    if (!findPerson(userId) && participants.size >= maxPeople) {
      refuse(link, signalErrors.roomFull);
      return;
    }
    const isSamePerson = replace(userId);
    participants.set(participant.sid, participant);
    watchEmpty();
    // The offer that comes with the request is of no use where everybody connects to everybody.
    const unused = request.peer_connections.map(({ id }) => ({
      id,
      description: { type: 'close' as const },
    }));
    pairs.connect(participant);
    view.tellAll('connected', participant, unused);
    view.announce(participant);
    if (!isSamePerson) options.onConnected(userId);
  }

  function connect(userId: string, request: ConnectRequest, link: RoomLink): RoomSeat {
    const participantSid = ids.participantSid();
    const participant: Participant = {
      sid: participantSid,
      userId,
      session: ids.signSession({ participantSid, room: name, userId }),
      subscribesToAll: request.subscribe?.rules.some(({ type, all }) => type === 'include' && all) ?? true,
      link,
      tracks: request.participant,
      revision: nextRevision(),
      away: undefined,
    };
    if (gathering.isOpen()) gathering.defer(participant, () => enter(participant, request));
    else enter(participant, request);
    return seatOf(participant, link);
  }

  /**
   * Tells somebody who came back everything. Where their connection with another one is a new one, the subscription ends
   * before and begins after, or the SDK would keep the receivers of the old one, in which nothing comes in any more.
   */
  function welcome(participant: Participant, { peer_connections: known }: SyncRequest): void {
    const states = pairs.missedBy(participant);
    view.tellAll('synced', participant, states, pairs.newTo(participant, known));
  }

  function resume(participant: Participant, request: SyncRequest, link: RoomLink): RoomSeat {
    clearTimeout(participant.away);
    const former = participant.link;
    participant.link = link;
    former?.close(false);
    takeTracks(participant, request.participant);
    welcome(participant, request);
    changeState(participant);
    pairs.take(participant, request.peer_connections);
    return seatOf(participant, link);
  }

  function sync(session: RoomSession, request: SyncRequest, link: RoomLink): RoomSeat | undefined {
    const { participantSid: sid, userId } = session;
    const known = participants.get(sid);
    if (known) return resume(known, request, link);
    const refusal = gone.get(sid);
    if (refusal) return refuse(link, refusal);
    const participant: Participant = {
      sid,
      userId,
      session: request.session,
      subscribesToAll: true,
      link,
      tracks: request.participant,
      revision: nextRevision(),
      away: undefined,
    };
    gathering.add({ participant, request });
    watchEmpty();
    return seatOf(participant, link);
  }

  /** The room goes on with those who came back, and with the peer connections that both sides have. */
  function takeBack(returned: readonly Returned[]): void {
    const entered = returned.filter(({ participant }) => {
      const { link, userId } = participant;
      if (link && findPerson(userId)) refuse(link, signalErrors.duplicateIdentity);
      else participants.set(participant.sid, participant);
      return participants.has(participant.sid);
    });
    const connectionsOf = new Map(
      entered.map(({ participant, request }) => [
        participant.sid,
        new Set(request.peer_connections.map(({ id }) => id)),
      ]),
    );
    for (const id of new Set([...connectionsOf.values()].flatMap((known) => [...known]))) {
      if (pairIds.read(id)?.sids.every((sid) => connectionsOf.get(sid)?.has(id))) pairs.restore(id);
    }
    for (const { participant, request } of entered) {
      welcome(participant, request);
      options.onConnected(participant.userId);
    }
    for (const { participant } of entered) view.announce(participant);
    // Twice: an answer may stand before the offer that it answers.
    for (const { participant, request } of [...entered, ...entered])
      pairs.take(participant, request.peer_connections);
    watchEmpty();
  }

  function closeLinks(close: (link: RoomLink) => void): void {
    const everybody = [...participants.values(), ...gathering.cancel()];
    participants.clear();
    for (const { away, link } of everybody) {
      clearTimeout(away);
      if (link) close(link);
    }
    clearTimeout(empty);
  }

  return {
    connect,
    sync,
    people: () => [...participants.values()].map(({ userId }) => userId),
    remove: (userId) => {
      const present = findPerson(userId);
      // Whoever waits for the others, after a restart, must not be let in with them.
      const waiting = gathering.remove(userId);
      for (const { sid } of waiting) gone.set(sid, signalErrors.sessionUnknown);
      if (present) leave(present);
      for (const { link } of present ? [present, ...waiting] : waiting) {
        link?.send({ type: 'disconnected', version: 2, status: 'disconnected' });
        link?.close(true);
      }
    },
    setRecording: view.setRecording,
    end: () => {
      closeLinks((link) => {
        link.send({ type: 'disconnected', version: 2, status: 'completed' });
        link.close(true);
      });
      finish();
    },
    release: () => {
      isOver = true;
      closeLinks((link) => link.close(false));
    },
  };
}
