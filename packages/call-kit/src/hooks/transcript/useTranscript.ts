import { use, useCallback, useSyncExternalStore } from 'react';
import { TranscriptContext, type TranscriptServices } from '../../context/TranscriptContext.ts';
import type { TranscriptEntry } from '../../core/transcript/TranscriptEntry.ts';
import type { TranscriptState } from '../../core/transcript/TranscriptPort.ts';

/** The transcript and what its parts share. Throws outside a `TranscriptProvider`. */
export function useTranscript(): TranscriptServices {
  const services = use(TranscriptContext);
  if (!services)
    throw new Error(
      'Parts of a transcript belong into a <TranscriptProvider>: it gives them the transcript.',
    );
  return services;
}

/** Whether a transcript runs, who started it, and who is transcribed by what. */
export function useTranscriptState(): TranscriptState {
  const { port } = useTranscript();
  return useSyncExternalStore(port.subscribe, port.getState, port.getState);
}

/** Ids of all entries by their beginning. */
export function useTranscriptIds(): readonly string[] {
  const { store } = useTranscript().port;
  return useSyncExternalStore(store.subscribe, store.getIds, store.getIds);
}

/** Ids of the users who have spoken. */
export function useTranscriptSpeakers(): readonly string[] {
  const { store } = useTranscript().port;
  return useSyncExternalStore(store.subscribe, store.getSpeakers, store.getSpeakers);
}

/** One entry; renders again only when that one changes. */
export function useTranscriptEntry(id: string): TranscriptEntry | undefined {
  const { store } = useTranscript().port;
  const subscribe = useCallback((listener: () => void) => store.subscribeEntry(id, listener), [store, id]);
  const get = useCallback(() => store.getEntry(id), [store, id]);
  return useSyncExternalStore(subscribe, get, get);
}

/** The name of a user for the viewer: their own is marked. */
export function useSpeakerName(): (userId: string) => string {
  const { personOf } = useTranscript();
  return useCallback((userId: string) => personOf(userId).name, [personOf]);
}
