import { type ConversationHandle, InfoPanel, type InfoPanelProps, type Topic } from '@franca/chat-kit';
import type { RefObject } from 'react';

/** Where the panel lies over the conversation (design, "Shell"). */
const drawn = '(width < 900px)';

/** Props of {@link ChatInfo}. */
export interface ChatInfoProps extends Pick<InfoPanelProps, 'view' | 'onViewChange'> {
  /** Id of the panel, which the button in the header controls. */
  id: string;
  /** The open conversation. */
  topic: Topic;
  /** Its handle. */
  conversation: RefObject<ConversationHandle | null>;
  /** Closes the panel. */
  onClose: () => void;
  /** The history is gone. */
  onDeleted: (topicId: string) => void;
}

/** The information panel of the open conversation; where it lies over the conversation it gives way to what it leads to. */
export function ChatInfo({ topic, conversation, onClose, onDeleted, ...panel }: ChatInfoProps) {
  const showMessage = (chatId: string) => {
    if (window.matchMedia(drawn).matches) onClose();
    conversation.current?.showMessage(chatId);
  };
  return (
    <InfoPanel
      {...panel}
      topic={topic}
      onClose={onClose}
      onShowMessage={showMessage}
      onDeleted={() => onDeleted(topic.id)}
    />
  );
}
