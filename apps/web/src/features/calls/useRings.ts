import { createSocket } from '@franca/api-client';
import { callEvents, type EventPayload, limits } from '@franca/contract';
import { useEffect, useState } from 'react';
import { api } from '../../lib/data/api.ts';
import { session } from '../../lib/session/session.ts';

/** Somebody calls. */
export interface Ring {
  readonly uuid: string;
  readonly topicId: string;
  readonly isVideo: boolean;
  readonly caller: EventPayload<typeof callEvents.incomingCall>['caller'];
}

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
    const socket = createSocket('/call', {
      userId,
      getToken: () => session.getState().sessionToken,
      onUnauthorized: () => session.getState().end(),
    });
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    socket.on(callEvents.incomingCall, { user_id: userId }, (call) => {
      const { uuid, topic_id: topicId, call_type, caller, started_at, sent_at } = call;
      // Both by the server's clock, which the device's need not agree with.
      const age = Date.parse(sent_at) - Date.parse(started_at);
      if (age > limits.callRingAgeSeconds * 1000 || timers.has(uuid)) return;
      const ring = { uuid, topicId, isVideo: call_type === '1', caller };
      timers.set(
        uuid,
        setTimeout(() => reject(ring), limits.callRingSeconds * 1000 - age),
      );
      setRings((before) => [...before, ring]);
    });
    socket.on(callEvents.incomingCallEnded, { user_id: userId }, ({ uuid }) => {
      clearTimeout(timers.get(uuid));
      drop(uuid);
    });
    socket.connect();
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      socket.close();
    };
  }, [userId]);
  return { ring: rings[0], drop, reject };
}
