import { loadChatStrings } from '@franca/chat-kit';
import { BlockedDialog } from '../../features/chat/connection/BlockedDialog.tsx';
import { ConnectionNotice } from '../../features/chat/connection/ConnectionNotice.tsx';
import { usePlanChanges } from '../../features/chat/connection/usePlanChanges.ts';
import { ChatMain } from '../../features/chat/conversation/ChatMain.tsx';
import { beginsWriting } from '../../features/chat/conversation/useTypeAnywhere.ts';
import { useChats } from '../../features/chat/topics/useChats.ts';
import { useTopicRewrites } from '../../features/chat/topics/useTopicRewrites.ts';
import { ChatsProvider } from './ChatsProvider.tsx';

/**
 * What a conversation outside of `/chat` is made of. It is fetched with the page of the chats, which the browser has by then: an
 * import of its own would divide that page into more files.
 */
export const conversationParts = {
  BlockedDialog,
  ChatMain,
  ChatsProvider,
  ConnectionNotice,
  beginsWriting,
  loadChatStrings,
  useChats,
  usePlanChanges,
  useTopicRewrites,
};

/** What a conversation outside of `/chat` is made of. */
export type ConversationParts = typeof conversationParts;
