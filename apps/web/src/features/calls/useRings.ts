import { useEffect, useState } from 'react';
import { api } from '../../lib/data/api.ts';
import { session } from '../../lib/session/session.ts';
import { createLateSocket } from '../../lib/sockets/createLateSocket.ts';
import { followRings, type Ring } from './followRings.ts';

/** Who calls a person now, the first one first. */
export interface Rings {
  readonly ring: Ring | undefined;
  /** Takes a ring away that the person answered, here. */
  readonly drop: (uuid: string) => void;
  /** Rejects a call. */
  readonly reject: (ring: Ring) => void;
}

/** Subscribes to the calls of a person, and rejects those that nobody answers in time. */
export function useRings(userId: string): Rings {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const drop = (uuid: string): void => setRings((before) => before.filter((ring) => ring.uuid !== uuid));
  const reject = ({ uuid, topicId }: Ring): void => {
    drop(uuid);
    // The server misses it by itself where this does not arrive.
    api.calls.reject({ body: { uuid, topic_id: topicId } }).catch(() => undefined);
  };
  useEffect(() => {
    const socket = createLateSocket('/call', {
      userId,
      getToken: () => session.getState().sessionToken,
      onUnauthorized: () => session.getState().end(),
    });
    const stop = followRings({
      userId,
      socket,
      onRing: (ring) => setRings((before) => [...before, ring]),
      onEnd: drop,
      onLate: reject,
    });
    socket.connect();
    return () => {
      stop();
      socket.close();
    };
  }, [userId]);
  return { ring: rings[0], drop, reject };
}
