// SmartTalk, in one file that is loaded when somebody chooses it.
import {
  AssistantConversation,
  AssistantTopics,
  loadAssistantStrings,
  useAssistantStart,
} from '@franca/chat-kit/assistant';
import { limits } from '@franca/contract';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { assistantStoreOf } from '../../features/assistant/assistantStoreOf.ts';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { useComposerDictation } from '../../features/chat/conversation/useComposerDictation.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { dialogNames, newTalk } from '../../lib/chatAddress/chatAddress.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import { KitTexts } from '../../strings/KitTexts.tsx';

/** Props of the parts of SmartTalk. */
export interface SmartTalkProps {
  /** The socket of the chats. */
  socket: ChatSocket;
  /** Id of the person signed in. */
  userId: string;
}

/** Keeps the conversations with SmartTalk up to date, also while another area is shown: answers go on meanwhile. Renders nothing. */
export function SmartTalkKeeper({ socket, userId }: SmartTalkProps) {
  const store = assistantStoreOf(socket, userId);
  useAssistantStart(store);
  const { plan } = usePlan();
  const { reload } = store;
  // What one may ask depends on the plan.
  useEffect(() => reload(), [reload, plan]);
  return null;
}

/** The side bar of SmartTalk, in the middle column. */
export function SmartTalkColumn({ socket, userId }: SmartTalkProps) {
  const store = assistantStoreOf(socket, userId);
  const { talk, openTalk, close } = useChatAddress();
  return (
    <KitTexts load={loadAssistantStrings}>
      <AssistantTopics
        store={store}
        selectedId={talk === newTalk ? null : talk}
        onSelect={openTalk}
        onNew={() => openTalk(newTalk)}
        onDeleted={(id) => {
          if (id === talk) close('talk');
        }}
      />
    </KitTexts>
  );
}

/** A conversation with SmartTalk, in the right part. */
export function SmartTalkMain({ socket, userId }: SmartTalkProps) {
  const store = assistantStoreOf(socket, userId);
  const { talk, nameTalk, openTopic, openPlans, openDialog, close } = useChatAddress();
  const navigate = useNavigate();
  const dictation = useComposerDictation();
  const openSource = useCallback(
    (url: string): boolean => {
      if (url !== '/chat' && !url.startsWith('/chat?')) return false;
      const query = new URLSearchParams(url.slice('/chat'.length));
      const dialog = dialogNames.find((name) => name === query.get('dialog'));
      // A dialog lies over the conversation that led to it.
      if (dialog) openDialog(dialog, query.get('subject') ?? undefined);
      else void navigate(url);
      return true;
    },
    [navigate, openDialog],
  );
  return (
    <KitTexts load={loadAssistantStrings}>
      <AssistantConversation
        store={store}
        topicId={talk === newTalk ? null : talk}
        onTopic={nameTalk}
        onBack={() => close('talk')}
        onPlans={() => openPlans('smartTalk')}
        openSource={openSource}
        openQuoted={openTopic}
        dictation={dictation}
        maxLength={limits.assistantText}
      />
    </KitTexts>
  );
}
