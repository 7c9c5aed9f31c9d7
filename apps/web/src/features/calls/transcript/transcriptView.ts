import { defaultTranscriptView, type TranscriptView } from '@franca/call-kit/transcript';
import { createStore } from 'zustand/vanilla';

const key = 'transcriptView';

/** How this browser shows transcripts, but for the languages, which are a setting of their own. */
export type StoredView = Omit<TranscriptView, 'hasBoth'>;

function oneOf<Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((known) => known === value) ?? fallback;
}

/** Reads what was kept; what is missing or unknown is as if it had never been chosen. */
export function readTranscriptView(json: string | null): StoredView {
  let kept: Partial<Record<keyof StoredView, unknown>> = {};
  try {
    kept = Object(JSON.parse(json ?? 'null'));
  } catch {
    // Somebody else wrote it: as good as nothing.
  }
  return {
    size: oneOf(['small', 'medium', 'large'], kept.size, defaultTranscriptView.size),
    contrast: oneOf(['normal', 'high'], kept.contrast, defaultTranscriptView.contrast),
    position: oneOf(['bottom', 'top', 'below'], kept.position, defaultTranscriptView.position),
    isAnnounced: kept.isAnnounced === true,
  };
}

/** How this browser shows transcripts. */
export const transcriptView = createStore<StoredView>()(() => readTranscriptView(localStorage.getItem(key)));

/** Changes a part of it, and keeps that in this browser. */
export function setTranscriptView(change: Partial<StoredView>): void {
  transcriptView.setState(change);
  localStorage.setItem(key, JSON.stringify(transcriptView.getState()));
}
