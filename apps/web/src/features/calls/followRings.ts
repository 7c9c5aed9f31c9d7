import { ApiError, type EventSocket, isRetryable } from '@franca/api-client';
import { callEventNames, type EventPayload } from '@franca/contract';
import { api } from '../../lib/data/api.ts';
import { onNextConnections } from '../../lib/sockets/connections.ts';

/** Somebody calls. */
export interface Ring {
  readonly uuid: string;
  readonly topicId: string;
  readonly isVideo: boolean;
  readonly caller: EventPayload<typeof callEventNames.incomingCall>['caller'];
  /** The group that is called; null for a call between two. */
  readonly group: EventPayload<typeof callEventNames.incomingCall>['group'];
  /** Who is in it besides the caller, who adds the person to it; undefined for a call that begins. */
  readonly joins: EventPayload<typeof callEventNames.incomingCall>['joins'];
}

/** What following rings needs. */
export interface RingsOptions {
  /** Who may be called. */
  readonly userId: string;
  /** The socket of the calls. */
  readonly socket: EventSocket<'/call'>;
  /** Somebody calls. */
  readonly onRing: (ring: Ring) => void;
  /** It rings no more. */
  readonly onEnd: (uuid: string) => void;
  /** Nobody answered in time. */
  readonly onLate: (ring: Ring) => void;
}

/** Follows who calls a person; returns the function that stops it. */
export function followRings({ userId, socket, onRing, onEnd, onLate }: RingsOptions): () => void {
  /** When each ring that came is over; also of those that are, as the server may send them again. */
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** When each began: whoever is added to a call again is rung again for it. */
  const begun = new Map<string, string>();
  const ringing = new Set<string>();

  const end = (uuid: string): void => {
    clearTimeout(timers.get(uuid));
    ringing.delete(uuid);
    onEnd(uuid);
  };
  /** Ends a ring that ended while the socket was away, which is not said again. */
  const catchUp = async (uuid: string): Promise<void> => {
    try {
      const { state } = await api.calls.info({ params: { uuid } });
      const own = state.members.find(({ user_id }) => user_id === userId);
      if (state.phase === 'over' || own?.state !== 'ringing') end(uuid);
    } catch (error) {
      // Without a response the next connection asks again.
      if (error instanceof ApiError && !isRetryable(error)) end(uuid);
    }
  };

  const stops = [
    socket.on(callEventNames.incomingCall, { user_id: userId }, (call) => {
      const { uuid, topic_id: topicId, call_type, caller, group, joins, started_at } = call;
      // All by the server's clock, which the device's need not agree with.
      const sentAt = Date.parse(call.sent_at);
      if (sentAt > Date.parse(call.fresh_until) || begun.get(uuid) === started_at) return;
      begun.set(uuid, started_at);
      clearTimeout(timers.get(uuid));
      const ring = { uuid, topicId, isVideo: call_type === '1', caller, group, joins };
      const late = (): void => {
        ringing.delete(uuid);
        onLate(ring);
      };
      timers.set(uuid, setTimeout(late, Date.parse(call.ring_until) - sentAt));
      if (ringing.has(uuid)) return;
      ringing.add(uuid);
      onRing(ring);
    }),
    socket.on(callEventNames.incomingCallEnded, { user_id: userId }, ({ uuid }) => end(uuid)),
    onNextConnections(socket, () => {
      for (const uuid of ringing) void catchUp(uuid);
    }),
  ];
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
