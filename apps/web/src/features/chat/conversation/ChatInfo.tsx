import { type ConversationHandle, InfoPanel, type InfoView, type Topic } from '@franca/chat-kit';
import type { RefObject } from 'react';
import { useChatAddress } from '../../../lib/chatAddress/ChatAddressProvider.tsx';

/** Where the panel lies over the conversation. */
const drawn = '(width < 900px)';

const overview: InfoView = 'default';

/** Props of {@link ChatInfo}. */
export interface ChatInfoProps {
  /** Id of the panel, which the button in the header controls. */
  id: string;
  /** The open conversation. */
  topic: Topic;
  /** Its handle. */
  conversation: RefObject<ConversationHandle | null>;
}

/** The information panel of the open conversation; where it lies over the conversation it closes before it shows a message. */
export function ChatInfo({ id, topic, conversation }: ChatInfoProps) {
  const { view, openView, close, leaveTopic } = useChatAddress();
  return (
    <InfoPanel
      id={id}
      topic={topic}
      view={(view as InfoView | null) ?? overview}
      onViewChange={(next) => (next === overview ? close('view') : openView(next))}
      onClose={() => close('panel')}
      onShowMessage={(chatId) => {
        if (window.matchMedia(drawn).matches) close('panel');
        conversation.current?.showMessage(chatId);
      }}
      onDeleted={() => leaveTopic(topic.id)}
    />
  );
}
