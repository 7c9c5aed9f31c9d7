/** Where a translation of a message stands; `none`: the text needs none in that language. */
export type TranslationState = 'queued' | 'done' | 'failed' | 'unavailable' | 'stale' | 'none';

/** A message in one language. */
export type MessageTranslation = {
  message_id: string;
  topic_id: string;
  /** BCP 47 tag of the language that was asked for. */
  language: string;
  state: TranslationState;
  /** The translated text when `done`. */
  text: string | null;
  /** BCP 47 tag of the original's language; null when it is unknown. */
  source: string | null;
  /** Name of the engine that translated. */
  engine: string | null;
};
