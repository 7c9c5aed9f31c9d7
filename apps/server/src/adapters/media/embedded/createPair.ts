import type { PeerConnectionState } from './clientFrames.ts';

type Description = NonNullable<PeerConnectionState['description']>;
type SessionDescription = Exclude<Description, { type: 'close' }>;
type Ice = NonNullable<PeerConnectionState['ice']>;

/** One of the two ends of a peer connection. */
type Side = { last: SessionDescription | undefined; ice: Map<string, Ice> };

/** The peer connection between two participants, as far as the server knows it. */
export type Pair = {
  /** Name of the peer connection on both sides. */
  readonly id: string;
  /** Who was asked for the first offer; undefined where both sides had the connection before this process. */
  readonly offerer: string | undefined;
  /** Takes what one side says; what is forwarded to the other, undefined where that is nothing. */
  relay: (from: string, state: PeerConnectionState) => PeerConnectionState | undefined;
  /** Messages for a participant who may have missed something. */
  stateFor: (participantSid: string) => PeerConnectionState;
  /** Whether a participant has never described its end. */
  isSilent: (participantSid: string) => boolean;
};

/** Old names under which candidates are kept: restarts of ICE come one after the other. */
const keptUfrags = 4;

/**
 * Relays offers, answers and candidates between two participants. Both may offer at once, with the same revision: the
 * first offer counts and the other is dropped, upon which the SDK that made it takes it back, answers, and offers
 * again. Without that both take theirs back, for ever. After a lost connection the SDK repeats its last description:
 * what was relayed already is dropped.
 */
export function createPair(id: string, sids: readonly [string, string], offerer?: string): Pair {
  const sides = new Map<string, Side>(sids.map((sid) => [sid, { last: undefined, ice: new Map() }]));
  let stable = 0;
  let offer: { from: string; revision: number } | undefined;

  function sideOf(sid: string): Side {
    const side = sides.get(sid);
    if (!side) throw new Error(`${sid} is not part of ${id}.`);
    return side;
  }
  const otherOf = (sid: string): Side => sideOf(sids[0] === sid ? sids[1] : sids[0]);

  function takeDescription(from: string, description: SessionDescription): boolean {
    const { type, revision } = description;
    if (type === 'answer') {
      if (!offer || offer.from === from || offer.revision !== revision) return false;
      stable = revision;
      offer = undefined;
    } else {
      const { last } = sideOf(from);
      if (revision <= stable || (last !== undefined && revision <= last.revision)) return false;
      if (offer && offer.from !== from && offer.revision >= revision) return false;
      offer = { from, revision };
    }
    sideOf(from).last = description;
    return true;
  }

  function takeIce(from: string, ice: Ice): boolean {
    const known = sideOf(from).ice;
    const before = known.get(ice.ufrag);
    if (before && before.revision >= ice.revision) return false;
    known.delete(ice.ufrag);
    known.set(ice.ufrag, ice);
    const oldest = known.keys().next().value;
    if (known.size > keptUfrags && oldest !== undefined) known.delete(oldest);
    return true;
  }

  return {
    id,
    offerer,
    relay: (from, { description, ice }) => {
      const isNews = description && description.type !== 'close' && takeDescription(from, description);
      const isIceNews = ice && takeIce(from, ice);
      if (!isNews && !isIceNews) return undefined;
      return { id, ...(isNews && { description }), ...(isIceNews && { ice }) };
    },
    stateFor: (sid) => {
      const { last, ice } = otherOf(sid);
      const newest = [...ice.values()].at(-1);
      return { id, ...(last && { description: last }), ...(newest && { ice: newest }) };
    },
    isSilent: (sid) => sideOf(sid).last === undefined,
  };
}
