/** What is known besides the text itself. */
export type DetectionHints = {
  /** BCP 47 tag of the writer's profile language; decides short and ambiguous texts. */
  writerLanguage?: string | null | undefined;
  /** BCP 47 tags of the languages that the readers read: people write in the language of whom they write to. */
  readerLanguages?: readonly string[] | undefined;
};

/** Detects the language a text is written in, offline and without keeping the text. */
export type LanguageDetector = {
  /** BCP 47 primary subtag, or undefined when nothing in the text or the hints decides, or when the letters are not those in which the language is written. */
  detect: (text: string, hints?: DetectionHints) => string | undefined;
};
