/** A direction of translation as BCP 47 primary subtags, source first; `*` stands for every language. */
export type LanguagePair = readonly [source: string, target: string];

/** A sentence before a text, for engines that understand a text better with it. */
export type ContextLine = {
  /** Who said it: whoever wrote the text, or the first, second, … of the others. Names are not given away. */
  speaker: 'writer' | number;
  text: string;
};

/** One text to translate. */
export type TranslationRequest = {
  /** The text as it was written, line breaks and all. */
  text: string;
  /** BCP 47 tag of the text's language, e.g. `en` or `pt-BR`. */
  source: string;
  /** BCP 47 tag of the language to translate into. */
  target: string;
  /** Whether the text may be seen by engines of this server alone (docs/behaviour/translation.md, Who sees the texts); false when left out. */
  isLocalOnly?: boolean | undefined;
  /**
   * Asked by a service outside right before the text goes to it: a conversation may have excluded it while the text waited. Where it
   * is false the outcome is `unavailable`; left out, it may leave.
   */
  mayLeave?: (() => Promise<boolean>) | undefined;
  /** Slots of the text (`{term1}`) with the words of the target language that will stand in their place, for engines that use them. */
  slots?: ReadonlyMap<string, string> | undefined;
  /**
   * What was said before, oldest first: only what this engine has translated already, and bounded. For engines that use it; nothing of it may be in the
   * translation.
   */
  contextFor?: ((engine: string) => Promise<readonly ContextLine[]>) | undefined;
  /** Gives the request up early; the outcome is then `failed`. */
  signal?: AbortSignal | undefined;
};

/**
 * What became of a request. `isFallback`: a preferred engine failed, a later request may do better. `isContextual`: the text was
 * translated with what was said before, and may read differently elsewhere. `unavailable`: this engine cannot do it and asking again is pointless.
 * `failed`: it should have worked and may work later, at the earliest after `retryAfterMs` milliseconds; `engine` names the one
 * that does no more for now, since its limit is reached.
 */
export type TranslationOutcome =
  | {
      status: 'done';
      text: string;
      engine: string;
      isFallback?: boolean | undefined;
      isContextual?: boolean | undefined;
    }
  | { status: 'unavailable'; detail: string }
  | { status: 'failed'; detail: string; retryAfterMs?: number | undefined; engine?: string | undefined };

/** A part of a text. */
export type TextPart = {
  /** The part as it was written, with the blanks around it. */
  source: string;
  /** What becomes of it; undefined leaves it to another engine. */
  translated: string | undefined;
};

/** What an engine knows of a text: all of its parts in their order. */
export type KnownParts = {
  /** Name of the engine. */
  engine: string;
  parts: readonly TextPart[];
};

/**
 * Machine translation. Every engine keeps protected spans (URLs, @names, numbers, code, emoji, e-mail addresses)
 * unchanged or reports `failed`, never throws, and answers concurrent calls independently.
 */
export type Translator = {
  /** Name of the engine, as stored with each translation and shown to readers. */
  readonly id: string;
  /** Name as people read it; the id when left out. */
  readonly name?: string;
  /** Host of the service to which texts go; null or left out where they stay in this server. */
  readonly host?: string | null;
  /** Directions that can be translated now. */
  pairs: () => readonly LanguagePair[];
  /** Translates one text; never rejects. */
  translate: (request: TranslationRequest) => Promise<TranslationOutcome>;
  /**
   * Asks a service for its directions, for engines that do not know them by themselves; resolves to whether `pairs` has them now.
   */
  refresh?: () => Promise<boolean>;
  /**
   * What the engine knows without waiting for anything, for engines that know texts by heart; undefined where it knows
   * no part of the text.
   */
  lookUp?: (request: Omit<TranslationRequest, 'signal'>) => KnownParts | undefined;
  /** Ends processes and connections; running requests end as `failed`, later ones as `unavailable`. */
  close: () => Promise<void>;
};
