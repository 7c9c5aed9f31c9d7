/** Text of an utterance, in the language it was spoken in or translated. It comes again while more is spoken. */
export interface LineEvent {
  readonly type: 'line';
  /** Names the utterance from its first words to the last, and its translations. */
  readonly id: string;
  /** The user who speaks. */
  readonly userId: string;
  /** All of its words so far. */
  readonly text: string;
  /** Language of the words (BCP 47). */
  readonly language: string;
  /** Whether they were translated. */
  readonly isTranslated: boolean;
  /** Whether these are the last words of this language. */
  readonly isFinal: boolean;
  /** Counts the texts of this utterance in this language, so that a late one is known. */
  readonly revision: number;
  /**
   * So many UTF-16 units at the beginning do not change any more; all of a final text. Each stable part begins with the one
   * before: where a recogniser breaks that, the words that were shown stay. Default 0.
   */
  readonly stableLength?: number | undefined;
  /** When the first word was spoken, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the last one was; absent while that is not known. */
  readonly endedAt?: number | undefined;
  /** How far the words can be trusted: those of a small recogniser or a rule-based translator are `rough`. Default `good`. */
  readonly quality?: TextQuality | undefined;
}

/** How far words can be trusted. */
export type TextQuality = 'good' | 'rough';

/** A translation of an utterance that will not come. */
export interface TranslationFailedEvent {
  readonly type: 'translation-failed';
  /** The utterance. */
  readonly id: string;
  /** The user who spoke. */
  readonly userId: string;
  /** The language that is missing (BCP 47). */
  readonly language: string;
  /** When the first word was spoken, in milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * Why something that may have been said is missing: the connection, more sound than was recognised in time, a lost recogniser, or
 * for a viewer who came later that it is no longer known (`dropped`).
 */
export type GapReason = 'connection' | 'overload' | 'engine' | 'dropped';

/** A time of which the transcript has nothing. */
export interface GapEvent {
  readonly type: 'gap';
  /** Names the gap; it comes again with its end. */
  readonly id: string;
  /** Whose words are missing; null for everybody's. */
  readonly userId: string | null;
  readonly reason: GapReason;
  /** Where it begins, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Where it ends; absent while it lasts. */
  readonly endedAt?: number | undefined;
}

/** What happens in a transcript. Events may come late, twice and in any order. */
export type TranscriptEvent = LineEvent | TranslationFailedEvent | GapEvent;
