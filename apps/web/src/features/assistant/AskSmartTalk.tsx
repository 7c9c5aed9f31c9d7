import type { EventSocket } from '@franca/api-client';
import type { ChatSlots, ConversationHandle, Topic } from '@franca/chat-kit';
import { type AskAbout, createAskSlots, type QuoteChoice } from '@franca/chat-kit/assistant';
import type { Topic as WireTopic } from '@franca/contract';
import { lazyPart } from '@franca/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../lib/data/api.ts';
import { usePlan } from '../../lib/data/usePlan.ts';

const AskSmartTalkDialog = lazyPart(
  () => import('./AskSmartTalkDialog.tsx'),
  'AskSmartTalkDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** Props of {@link AskSmartTalk}. */
export interface AskSmartTalkProps {
  /** The socket of the chats. */
  socket: EventSocket<'/chat'>;
  /** The open conversation. */
  topic: Topic;
  /** The same as the server sent it: whether something can be written in it. */
  wireTopic: WireTopic | undefined;
  /** Its handle: a suggested reply becomes its draft. */
  conversation: RefObject<ConversationHandle | null>;
  /** Takes what fills the places of a conversation from which one asks. Keep it the same function. */
  onSlots: (slots: ChatSlots) => void;
}

/** A question about messages: from its opening until it can be seen to close. */
interface Opened {
  readonly id: number;
  readonly choice: QuoteChoice;
  readonly task: AskAbout['task'];
  /** Name of the conversation. */
  readonly conversation: string;
}

/**
 * The ways from a conversation to SmartTalk, where a language model answers (docs/behaviour/assistant.md, Ask about messages). Renders
 * nothing until somebody asks.
 */
export function AskSmartTalk({ socket, topic, wireTopic, conversation, onSlots }: AskSmartTalkProps) {
  const navigate = useNavigate();
  const { openPlans } = useChatAddress();
  const { includes } = usePlan();
  const { data: status } = useQuery(queries.assistant.status());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [reply, setReply] = useState<string | null>(null);

  const ask = ({ task, ...about }: AskAbout): void => {
    if (!includes('smartTalk')) {
      openPlans('smartTalk');
      return;
    }
    const choice = { conversationId: topic.id, ...about };
    setOpened((before) => ({ id: (before?.id ?? 0) + 1, choice, task, conversation: topic.title }));
    setOpen(true);
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const isModel = status?.engine.kind === 'model';
  useEffect(() => {
    if (isModel) onSlots(createAskSlots((about) => latest.current(about)));
  }, [isModel, onSlots]);

  // Once the dialog has given the page back: before, nothing behind it takes the focus.
  useEffect(() => {
    if (isOpen || reply === null) return;
    setReply(null);
    conversation.current?.write(reply);
  }, [isOpen, reply, conversation]);

  if (!opened || !status) return null;
  const canWrite = !wireTopic?.is_read_only && !wireTopic?.is_block;
  const isHere = opened.choice.conversationId === topic.id;
  return (
    <Suspense fallback={null}>
      <AskSmartTalkDialog
        key={opened.id}
        open={isOpen && isHere}
        onOpenChange={setOpen}
        socket={socket}
        choice={opened.choice}
        conversation={opened.conversation}
        engine={status.engine}
        firstTask={opened.task}
        onReply={
          canWrite
            ? (words) => {
                setReply(words);
                setOpen(false);
              }
            : undefined
        }
        onTopic={(talk) => void navigate(`/chat?area=smartTalk&talk=${talk}`)}
        onPlans={() => openPlans('smartTalk')}
      />
    </Suspense>
  );
}
