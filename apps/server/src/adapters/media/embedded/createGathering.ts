import type { SyncRequest } from './clientFrames.ts';
import { pairIds } from './createRoomIds.ts';
import type { Participant } from './Participant.ts';

/** Somebody who waits until the room is complete again, with what they said when they came. */
export type Returned = { participant: Participant; request: SyncRequest };

/**
 * Collects the participants of a room that lived in another process, or in this one before its restart. Each names by
 * the peer connections that they have whom they expect.
 */
export type Gathering = {
  /** Whether people are waiting. */
  isOpen: () => boolean;
  add: (returned: Returned) => void;
  /** Lets somebody new in when it is over, by an action. */
  defer: (participant: Participant, action: () => void) => void;
  /** Forgets one person; their places among those who waited. */
  remove: (userId: string) => Participant[];
  /** Forgets everybody; those who waited. */
  cancel: () => Participant[];
};

/** What a gathering asks of its room. */
export type GatheringOptions = {
  /** The longest time that it waits for those who were named, in milliseconds. */
  gatherMs: number;
  /** Whether nobody has to wait for a participant: they are in the room, or will not come back. */
  isResolved: (participantSid: string) => boolean;
  /** Everybody who came back, once all have who were named, or the time is over. */
  onComplete: (returned: readonly Returned[]) => void;
};

/** Makes the gathering of one room; it opens with the first who is added. */
export function createGathering({ gatherMs, isResolved, onComplete }: GatheringOptions): Gathering {
  let waiting: Returned[] = [];
  let deferred: { participant: Participant; action: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function complete(): void {
    clearTimeout(timer);
    timer = undefined;
    const [returned, newcomers] = [waiting, deferred];
    waiting = [];
    deferred = [];
    onComplete(returned.filter(({ participant }) => participant.link));
    for (const { action } of newcomers) action();
  }

  const everybody = (): Participant[] => [...waiting, ...deferred].map(({ participant }) => participant);

  return {
    isOpen: () => timer !== undefined,
    add: (returned) => {
      const { sid } = returned.participant;
      const former = waiting.find(({ participant }) => participant.sid === sid);
      waiting = [...waiting.filter((entry) => entry !== former), returned];
      former?.participant.link?.close(false);
      timer ??= setTimeout(complete, gatherMs);
      const present = new Set(waiting.map(({ participant }) => participant.sid));
      const named = waiting.flatMap(({ request }) =>
        request.peer_connections.flatMap(({ id }) => pairIds.read(id)?.sids ?? []),
      );
      if (named.every((named) => present.has(named) || isResolved(named))) complete();
    },
    defer: (participant, action) => void deferred.push({ participant, action }),
    remove: (userId) => {
      const removed = everybody().filter((participant) => participant.userId === userId);
      waiting = waiting.filter(({ participant }) => !removed.includes(participant));
      deferred = deferred.filter(({ participant }) => !removed.includes(participant));
      return removed;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      const left = everybody();
      waiting = [];
      deferred = [];
      return left;
    },
  };
}
