import type { PcmSession } from './createSession.ts';
import type { PcmGapReason } from './PcmItem.ts';

/** Why a stream is silent: the person muted it, the system did, or the microphone is gone. */
export type Hold = 'user' | 'track' | 'device';

/** All present reasons why a stream is silent; it continues when the last one is removed. */
export interface Holds {
  /** Adds a reason; resolves when no more sound is taken. */
  readonly add: (hold: Hold) => Promise<void>;
  /** Removes a reason. */
  readonly delete: (hold: Hold) => void;
  /** Continues with another session, which is interrupted if there is a reason. */
  readonly attach: (session: PcmSession) => void;
}

const reasons: Readonly<Record<Hold, PcmGapReason>> = { user: 'mute', track: 'mute', device: 'device' };

/** Keeps the reasons, and interrupts and resumes the session, which knows only one gap at a time. */
export function createHolds(): Holds {
  const active = new Set<Hold>();
  let session: PcmSession | null = null;
  return {
    add: async (hold) => {
      const first = active.size === 0;
      active.add(hold);
      if (first) await session?.interrupt(reasons[hold]);
    },
    delete: (hold) => {
      if (active.delete(hold) && active.size === 0) session?.resume();
    },
    attach: (next) => {
      session = next;
      const [hold] = active;
      if (hold) void session.interrupt(reasons[hold]);
    },
  };
}
