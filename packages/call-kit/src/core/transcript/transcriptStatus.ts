import type { TranscriptState } from './TranscriptPort.ts';

/** The one thing that a viewer has to know about a transcript now. */
export type TranscriptStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly problem: 'not-included' | 'refused' | 'unavailable' }
  | { readonly kind: 'reconnecting' }
  /** The recogniser of a speaker does not answer. */
  | { readonly kind: 'lost'; readonly userId: string }
  /** Nothing recognises the language of a speaker. */
  | { readonly kind: 'unsupported'; readonly userId: string; readonly language: string }
  | { readonly kind: 'refused'; readonly userId: string }
  /** All is well; it is waited for words. */
  | { readonly kind: 'listening' };

/** What has to be said about a transcript: what is wrong for all before what is wrong for one, and the viewer's own first. */
export function transcriptStatus(state: TranscriptState, viewerId: string): TranscriptStatus {
  if (state.kind === 'off') return { kind: 'none' };
  if (state.kind !== 'running') return state;
  if (state.link === 'reconnecting') return { kind: 'reconnecting' };
  const speakers = state.speakers.toSorted(
    (left, right) => Number(right.userId === viewerId) - Number(left.userId === viewerId),
  );
  const find = (kind: string) => speakers.find(({ source }) => source.kind === kind);
  const [lost, unsupported] = [find('lost'), find('unsupported')];
  if (lost) return { kind: 'lost', userId: lost.userId };
  if (unsupported) {
    return { kind: 'unsupported', userId: unsupported.userId, language: unsupported.language };
  }
  const refused = find('refused');
  return refused ? { kind: 'refused', userId: refused.userId } : { kind: 'listening' };
}
