import type { CallSession } from '@franca/call-kit';
import { createListenerSet } from '@franca/ui/core';
import type { PageTranscript } from './transcript/createTranscript.ts';
import { readingCall } from './transcript/readingCall.ts';
import type { RunningTranscript } from './transcript/SpeechWire.ts';

/** What the parts of the call's page need to know of its transcript before its code is there. */
export interface CallTranscriptState {
  /** The transcript that runs for everybody; null for none. */
  readonly running: RunningTranscript | null;
  /** The transcript in this page; null until one is started or runs. */
  readonly page: PageTranscript | null;
  /** Its code is being fetched because the viewer has pressed the button. */
  readonly isLoading: boolean;
}

/** The transcript of one call; its code comes with the first start, here or elsewhere. */
export interface CallTranscript {
  readonly get: () => CallTranscriptState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what the server says. */
  readonly setRunning: (running: RunningTranscript | null) => void;
  /** Starts a transcript for everybody. */
  readonly start: () => Promise<void>;
  /** Says what is needed to make it: known only where it is drawn. */
  readonly setMaker: (make: (session: CallSession) => Promise<PageTranscript>) => void;
  readonly close: () => void;
}

/** Makes the transcript of a call that has none yet. */
export function createCallTranscript(session: CallSession): CallTranscript {
  const { subscribe, notify } = createListenerSet();
  let state: CallTranscriptState = { running: null, page: null, isLoading: false };
  let maker: ((session: CallSession) => Promise<PageTranscript>) | null = null;
  let loading: Promise<PageTranscript | null> | null = null;
  let isClosed = false;
  const set = (change: Partial<CallTranscriptState>): void => {
    state = { ...state, ...change };
    notify();
  };

  async function load(): Promise<PageTranscript | null> {
    if (state.page || !maker || isClosed) return state.page;
    loading ??= maker(session).then(
      (page) => {
        if (isClosed) page.close();
        else {
          page.setRunning(state.running);
          page.subscribe(() => set({}));
          set({ page });
        }
        return page;
      },
      // Its code did not come; the next start asks again.
      () => {
        loading = null;
        return null;
      },
    );
    return loading;
  }

  return {
    get: () => state,
    subscribe,
    setRunning: (running) => {
      set({ running });
      if (running) void load();
      state.page?.setRunning(running);
    },
    start: async () => {
      set({ isLoading: true });
      const page = await load();
      page?.start();
      set({ isLoading: false });
    },
    setMaker: (make) => {
      maker = make;
      if (state.running || readingCall.isOf(session.facts.uuid)) void load();
    },
    close: () => {
      isClosed = true;
      state.page?.close();
    },
  };
}
