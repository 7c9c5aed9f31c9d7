import type { CallSession } from '@franca/call-kit';
import type { CallRecorder, RecorderState } from '@franca/call-kit/recording';
import { createListenerSet } from '@franca/ui/core';
import type { Recordings } from './createRecordings.ts';

/** Records a call in this page; its code comes when somebody first records. */
export interface PageRecorder {
  readonly getState: () => RecorderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** Says how people are called from now on. */
  readonly setNames: (nameOf: (userId: string) => string) => void;
}

/** The recorder of one call; it outlives the parts of the page that show it. */
export function createPageRecorder(session: CallSession, recordings: Recordings): PageRecorder {
  const { subscribe, notify } = createListenerSet();
  let nameOf = (userId: string): string => userId;
  let state: RecorderState = { kind: 'idle' };
  let recorder: Promise<CallRecorder> | null = null;

  function set(next: RecorderState): void {
    state = next;
    notify();
  }

  async function make(): Promise<CallRecorder> {
    const [{ createCallRecorder }, { createRecordingPort }] = await Promise.all([
      import('@franca/call-kit/recording'),
      import('./createRecordingPort.ts'),
    ]);
    const port = createRecordingPort(session.facts.uuid, recordings);
    const made = createCallRecorder({ session, port, nameOf: (userId) => nameOf(userId) });
    made.subscribe(() => set(made.getState()));
    return made;
  }

  return {
    getState: () => state,
    subscribe,
    setNames: (next) => {
      nameOf = next;
    },
    start: async () => {
      if (state.kind !== 'idle' && state.kind !== 'failed') return;
      set({ kind: 'starting' });
      try {
        recorder ??= make();
        await (await recorder).start();
      } catch {
        // Its code did not come; the next press asks again.
        recorder = null;
        set({ kind: 'failed', code: 'refused' });
      }
    },
    stop: () => void recorder?.then((made) => made.stop()),
  };
}
