import type { CallTimes } from '@franca/call-kit';
import type { EndpointData, endpoints } from '@franca/contract';
import type { CallEntry } from '../../lib/calls/callAddress.ts';

/** What the times of a call follow from. */
export interface CallTimesOptions {
  /** What the server said. */
  readonly info: Pick<
    EndpointData<typeof endpoints.calls.info>,
    'started_at' | 'fresh_until' | 'ring_until' | 'sent_at' | 'return_seconds' | 'running_since'
  >;
  /** How the person came. */
  readonly entry: CallEntry | null;
  /** Whether they are rung, according to the server. */
  readonly isRung: boolean;
  /** The present time of this device. */
  readonly now: number;
}

/** Times of a call by the clock of this device. */
export interface DeviceCallTimes {
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the first answer came, in milliseconds since 1970; undefined before. */
  readonly runningSince: number | undefined;
  /** For how many milliseconds it still rings. */
  readonly ringMs: number;
  /** The times that the server names. */
  readonly times: Pick<CallTimes, 'unanswered' | 'ringFresh' | 'rejoin'>;
}

/** The times of a call by this device's clock, with which the server's need not agree. */
export function readCallTimes({ info, entry, isRung, now }: CallTimesOptions): DeviceCallTimes {
  const sentAt = Date.parse(info.sent_at);
  const begunAt = Date.parse(info.started_at);
  const ringUntil = Date.parse(info.ring_until);
  const ringMs = Math.max(0, ringUntil - sentAt);
  const runningSince = info.running_since ? now - (sentAt - Date.parse(info.running_since)) : undefined;
  const times = {
    unanswered: ringUntil - begunAt,
    ringFresh: Date.parse(info.fresh_until) - begunAt,
    rejoin: info.return_seconds * 1000,
  };
  const rest = { runningSince, ringMs, times };
  if (entry?.type === 'calling') return { startedAt: entry.startedAt, ...rest };
  // Whoever is rung is asked, however late they come: only a ring that arrives late is not shown (useRings).
  if (isRung || entry?.type === 'accepted') return { startedAt: now, ...rest };
  return { startedAt: now - (sentAt - begunAt), ...rest };
}
