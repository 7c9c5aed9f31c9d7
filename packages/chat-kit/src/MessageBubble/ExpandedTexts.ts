import { createContext } from 'react';

/** Which long texts are shown whole, for as long as their list is there. */
export interface ExpandedTextsState {
  /** Keys of the texts, each of its message and its place in it. */
  readonly shown: Set<string>;
  /** The row of a message is about to grow at its end: it stays where it is, also at the end of the list. */
  readonly keepRow: (chatId: string) => void;
}

/** Carries the {@link ExpandedTextsState} of a message list; outside of one, a bubble remembers for itself. */
export const ExpandedTexts = createContext<ExpandedTextsState | null>(null);
