import type { PcmSession } from './createSession.ts';
import type { PcmGapReason } from './PcmItem.ts';

/** Why a stream is silent: the person muted it, the system did, or the microphone is gone. */
export type Pause = 'user' | 'track' | 'device';

/** All present reasons why a stream is silent; it continues when the last one is removed. */
export interface Pauses {
  /** Adds a reason; resolves when no more sound is taken. */
  readonly add: (pause: Pause) => Promise<void>;
  /** Removes a reason. */
  readonly delete: (pause: Pause) => void;
  /** Continues with another session, which is interrupted if there is a reason. */
  readonly attach: (session: PcmSession) => void;
}

const reasons: Readonly<Record<Pause, PcmGapReason>> = { user: 'mute', track: 'mute', device: 'device' };

/** Keeps the reasons, and interrupts and resumes the session, which knows only one gap at a time. */
export function createPauses(): Pauses {
  const active = new Set<Pause>();
  let session: PcmSession | null = null;
  return {
    add: async (pause) => {
      const first = active.size === 0;
      active.add(pause);
      if (first) await session?.interrupt(reasons[pause]);
    },
    delete: (pause) => {
      if (active.delete(pause) && active.size === 0) session?.resume();
    },
    attach: (next) => {
      session = next;
      const [pause] = active;
      if (pause) void session.interrupt(reasons[pause]);
    },
  };
}
