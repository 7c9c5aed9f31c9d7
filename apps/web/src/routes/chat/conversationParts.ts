import { loadChatStrings } from '@franca/chat-kit';
import { BlockedDialog } from '../../features/chat/connection/BlockedDialog.tsx';
import { ConnectionNotice } from '../../features/chat/connection/ConnectionNotice.tsx';
import { usePlanChanges } from '../../features/chat/connection/usePlanChanges.ts';
import { ChatMain } from '../../features/chat/conversation/ChatMain.tsx';
import { beginsWriting } from '../../features/chat/conversation/useTypeAnywhere.ts';
import { useChats } from '../../features/chat/topics/useChats.ts';
import { useTopicRewrites } from '../../features/chat/topics/useTopicRewrites.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useMe } from '../../lib/data/useMe.ts';
import { useNotPermitted } from '../../lib/data/usePlan.ts';
import { KitTexts } from '../../strings/KitTexts.tsx';
import { ChatsProvider } from './ChatsProvider.tsx';

/**
 * What a conversation outside of `/chat` is made of. It is fetched with the page of the chats, which the browser has by then: imports
 * from another page would divide the page of the chats into more files.
 */
export const conversationParts = {
  BlockedDialog,
  ChatMain,
  ChatsProvider,
  ConnectionNotice,
  KitTexts,
  beginsWriting,
  loadChatStrings,
  useChatAddress,
  useChats,
  useMe,
  useNotPermitted,
  usePlanChanges,
  useTopicRewrites,
};

/** What a conversation outside of `/chat` is made of. */
export type ConversationParts = typeof conversationParts;
