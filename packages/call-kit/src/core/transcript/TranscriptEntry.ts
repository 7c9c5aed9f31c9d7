import type { GapReason, TextQuality } from './TranscriptEvent.ts';

/** An utterance in another language. */
export type UtteranceTranslation =
  /** Words; those of an unfinished utterance may still change. */
  | {
      readonly kind: 'done';
      readonly text: string;
      readonly isFinal: boolean;
      readonly revision: number;
      readonly quality: TextQuality;
    }
  /** There will be none. */
  | { readonly kind: 'failed' };

/** What somebody said without a longer pause. A new object whenever something about it has changed. */
export interface Utterance {
  readonly kind: 'utterance';
  readonly id: string;
  /** The user who spoke. */
  readonly userId: string;
  /** When the first word was spoken, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the last one was; null while that is not known. */
  readonly endedAt: number | null;
  /** Language that was spoken (BCP 47); null until the original has come. */
  readonly language: string | null;
  /** The words as spoken; empty until the original has come. */
  readonly text: string;
  /** So many UTF-16 units at the beginning are never withdrawn. */
  readonly stableLength: number;
  /** Whether no more words come. */
  readonly isFinal: boolean;
  /** The newest time at which some of its words were known to be spoken, in milliseconds since 1970. */
  readonly heardAt: number;
  /** Whether it ends in a gap: its last words are missing. False once they come after all. */
  readonly isCut: boolean;
  /** Which text of the original this is; -1 before the first. */
  readonly revision: number;
  /** How far the words can be trusted. */
  readonly quality: TextQuality;
  /** Translations by language (BCP 47). */
  readonly translations: Readonly<Record<string, UtteranceTranslation>>;
}

/** A time of which the transcript has nothing. */
export interface TranscriptGap {
  readonly kind: 'gap';
  readonly id: string;
  /** Whose words are missing; null for everybody's. */
  readonly userId: string | null;
  readonly reason: GapReason;
  /** Where it begins, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Where it ends; null while it lasts. */
  readonly endedAt: number | null;
}

/** One row of a transcript. */
export type TranscriptEntry = Utterance | TranscriptGap;
