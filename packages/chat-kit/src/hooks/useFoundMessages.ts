import { useChat } from './useChat.ts';
import { type FoundMessagesModel, usePagedSearch } from './usePagedSearch.ts';

export type { FoundMessagesModel } from './usePagedSearch.ts';

/** Searches the messages of all conversations for words, page by page. */
export function useFoundMessages(query: string): FoundMessagesModel {
  const { port } = useChat();
  return usePagedSearch(port.messages.search, query);
}
