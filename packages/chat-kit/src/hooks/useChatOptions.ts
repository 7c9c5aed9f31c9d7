import { use } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { type ResolvedChatOptions, resolveOptions } from '../context/ChatOptions.ts';

const usual = resolveOptions();

/** How conversations behave here; the defaults outside of a `ChatProvider`, where parts can stand, too. */
export function useChatOptions(): ResolvedChatOptions {
  return use(ChatContext)?.options ?? usual;
}
