/** A question in a language, and what answers it. */
type Asked = readonly [language: string, question: string, ...answers: string[]];

/** Questions that were written down before their answers were read; docs/decisions/0124-built-in-assistant-asked-anew.md has the scores. */
export type FreshSet = {
  /** About Franca, with the sections of the help pages of which each answers it, or `none` where no page does. */
  about: readonly Asked[];
  /** What no help page says. */
  unknown: readonly Asked[];
  /** About one's own things, with words that the answer has. */
  own: readonly Asked[];
};
