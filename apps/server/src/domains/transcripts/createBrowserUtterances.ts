/** Utterances that are remembered, so that none comes again after it was final. */
const maxUtterances = 500;

/** Which texts of a browser were taken already: a page may send them again, or in another order, after a reconnect. */
export function createBrowserUtterances() {
  const utterances = new Map<string, { revision: number; isFinal: boolean }>();
  return {
    /** Whether a text is newer than what is known of its utterance; after the final one nothing is. */
    isNew: (id: string, revision: number): boolean => {
      const known = utterances.get(id);
      return !known || (!known.isFinal && revision > known.revision);
    },
    /** Remembers a text; the oldest utterance is forgotten where there are too many. */
    add: (id: string, text: { revision: number; isFinal: boolean }): void => {
      utterances.delete(id);
      utterances.set(id, { ...text });
      const [oldest] = utterances.keys();
      if (utterances.size > maxUtterances && oldest !== undefined) utterances.delete(oldest);
    },
    /** Takes no later text of any of them. */
    finish: (): void => {
      for (const known of utterances.values()) known.isFinal = true;
    },
  };
}
