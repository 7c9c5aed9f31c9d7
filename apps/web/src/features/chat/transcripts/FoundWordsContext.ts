import { createContext, use } from 'react';

/** The message that a search led to. */
export interface FoundMessage {
  readonly chatId: string;
  /** The text that was searched for. */
  readonly words: string;
}

/** The last message that a search led to: its transcript is opened at what was searched for. Null after any other way to a message. */
export const FoundWordsContext = createContext<FoundMessage | null>(null);

/** What was searched for when a search led to this message; empty for all others. */
export function useFoundWords(chatId: string): string {
  const found = use(FoundWordsContext);
  return found?.chatId === chatId ? found.words : '';
}
