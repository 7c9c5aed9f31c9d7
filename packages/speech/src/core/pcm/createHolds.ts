import type { PcmGapReason } from './PcmGap.ts';
import type { PcmSession } from './PcmSession.ts';

/** Why a stream hears nothing: the person muted it, the system did, or the microphone is gone. */
export type Hold = 'user' | 'track' | 'device';

/** All reasons why a stream hears nothing at the moment; it hears again when the last one has gone. */
export interface Holds {
  /** Adds a reason; resolves when nothing more is heard. */
  readonly add: (hold: Hold) => Promise<void>;
  /** Takes a reason back. */
  readonly delete: (hold: Hold) => void;
  /** Goes on with another session, which is silenced if there is a reason. */
  readonly attach: (session: PcmSession) => void;
}

const reasons: Readonly<Record<Hold, PcmGapReason>> = { user: 'mute', track: 'mute', device: 'device' };

/** Keeps the reasons and tells the session, which knows only one gap at a time. */
export function createHolds(): Holds {
  const present = new Set<Hold>();
  let session: PcmSession | null = null;
  return {
    add: async (hold) => {
      const first = present.size === 0;
      present.add(hold);
      if (first) await session?.interrupt(reasons[hold]);
    },
    delete: (hold) => {
      if (present.delete(hold) && present.size === 0) session?.resume();
    },
    attach: (next) => {
      session = next;
      const [hold] = present;
      if (hold) void session.interrupt(reasons[hold]);
    },
  };
}
