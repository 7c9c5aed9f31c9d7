import type { PeerConnectionState } from './clientFrames.ts';
import { createPair, type Pair } from './createPair.ts';
import { pairIds } from './createRoomIds.ts';
import type { RoomView } from './createRoomView.ts';
import { nextRevision, type Participant } from './Participant.ts';
import type { ServerPeerConnection } from './serverFrames.ts';

/** The peer connections of a room, one between each two participants. */
export type Pairs = {
  /** Relays what a participant says about peer connections to the others. */
  receive: (from: Participant, states: readonly PeerConnectionState[]) => void;
  /**
   * Connects somebody new with everybody else, who offer: tracks of the side that answers come only with an offer of its
   * own, and so the newcomer, for whom nobody is there yet, sees the others first.
   */
  connect: (participant: Participant) => void;
  /** Every peer connection of somebody who came back, with what they may have missed; those that they lack are made. */
  missedBy: (participant: Participant) => ServerPeerConnection[];
  /** Those whose connection with somebody who came back is none of those that they still have. */
  newTo: (participant: Participant, known: readonly PeerConnectionState[]) => ReadonlySet<string>;
  /** Goes on with a connection that both sides had before this process knew the room. */
  restore: (id: string) => void;
  /** Ends the connection of two participants; what is left to close, undefined where there was none. */
  remove: (one: Participant, two: Participant) => ServerPeerConnection | undefined;
};

/** A connection is built anew this often: more is a client that does nothing but close. */
const maxRebuilds = 50;

const nameOf = (one: string, two: string): string => [one, two].sort().join('.');

/** Makes, relays and rebuilds the peer connections of the participants whom `view` shows. */
export function createPairs(participants: ReadonlyMap<string, Participant>, view: RoomView): Pairs {
  const pairs = new Map<string, Pair>();
  const rebuilds = new Map<string, number>();

  const findPair = (one: Participant, two: Participant): Pair | undefined =>
    pairs.get(nameOf(one.sid, two.sid));

  /** Makes a new pair. A name is never given twice: the SDK refuses one that it has closed. */
  function requestOffer(offerer: Participant, other: Participant): ServerPeerConnection {
    const sids = [offerer.sid, other.sid] as const;
    const pair = createPair(pairIds.format(sids, nextRevision()), sids, offerer.sid);
    pairs.set(nameOf(...sids), pair);
    return { id: pair.id, description: { type: 'create-offer', revision: 1 } };
  }

  /**
   * Builds a pair anew that one side has closed. Tracks keep their ids, and the SDK would keep the dead receivers: the
   * subscription ends before and begins after.
   */
  function rebuild(closer: Participant, other: Participant, { id }: Pair): void {
    const name = nameOf(closer.sid, other.sid);
    const count = (rebuilds.get(name) ?? 0) + 1;
    rebuilds.set(name, count);
    const close: ServerPeerConnection = { id, description: { type: 'close' } };
    view.notify(closer, { subscribed: view.subscribedBy(closer, new Set([other.sid])) });
    view.notify(other, {
      subscribed: view.subscribedBy(other, new Set([closer.sid])),
      peer_connections: [close],
    });
    pairs.delete(name);
    if (count > maxRebuilds) return;
    const offer = requestOffer(closer, other);
    view.notify(closer, { subscribed: view.subscribedBy(closer), peer_connections: [offer] });
    view.notify(other, { subscribed: view.subscribedBy(other) });
  }

  function receiveOne(from: Participant, state: PeerConnectionState): void {
    const sids = pairIds.read(state.id)?.sids;
    const other = participants.get(sids?.find((sid) => sid !== from.sid) ?? '');
    const pair = other && findPair(from, other);
    if (!pair || pair.id !== state.id) return;
    if (state.description?.type === 'close') {
      rebuild(from, other, pair);
      return;
    }
    const news = pair.relay(from.sid, state);
    if (news) view.notify(other, { peer_connections: [news] });
  }

  /** Undefined where the participant does not know the connection yet, and will when the other has offered. */
  function stateOf(participant: Participant, other: Participant): ServerPeerConnection | undefined {
    const pair = findPair(participant, other);
    if (!pair) return requestOffer(participant, other);
    const isUntouched = pair.isSilent(participant.sid) && pair.isSilent(other.sid);
    if (isUntouched && pair.offerer === participant.sid)
      return { id: pair.id, description: { type: 'create-offer', revision: 1 } };
    return isUntouched && pair.offerer !== undefined ? undefined : pair.stateFor(participant.sid);
  }

  return {
    receive: (from, states) => {
      for (const state of states) receiveOne(from, state);
    },
    connect: (participant) => {
      for (const other of view.othersOf(participant))
        view.notify(other, { peer_connections: [requestOffer(other, participant)] });
    },
    missedBy: (participant) =>
      view.othersOf(participant).flatMap((other) => stateOf(participant, other) ?? []),
    newTo: (participant, known) => {
      const ids = new Set(known.map(({ id }) => id));
      const anew = view.othersOf(participant).filter((other) => {
        const pair = findPair(participant, other);
        return !pair || !ids.has(pair.id);
      });
      return new Set(anew.map(({ sid }) => sid));
    },
    restore: (id) => {
      const sids = pairIds.read(id)?.sids;
      if (sids && !pairs.has(nameOf(...sids))) pairs.set(nameOf(...sids), createPair(id, sids));
    },
    remove: (one, two) => {
      const name = nameOf(one.sid, two.sid);
      const pair = pairs.get(name);
      pairs.delete(name);
      rebuilds.delete(name);
      return pair && { id: pair.id, description: { type: 'close' } };
    },
  };
}
