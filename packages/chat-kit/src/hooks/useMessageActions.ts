import { useToast } from '@franca/ui/Toaster';
import { useMemo } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { SharedContact } from '../core/model/Person.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChat } from './useChat.ts';
import { useChatText } from './useChatText.ts';

/** What can be done with a message. */
export interface MessageActions {
  /** Answers it. */
  readonly reply: (message: ChatMessage) => void;
  /** Puts the shown text on the clipboard. */
  readonly copy: (message: ChatMessage) => void;
  /** Asks, then recalls it for everybody; absent where the backend recalls nothing. */
  readonly recall?: (message: ChatMessage) => void;
  /** Tries to send it again. */
  readonly retry: (message: ChatMessage) => void;
  /** Deletes it before it was sent. */
  readonly discard: (message: ChatMessage) => void;
  /** Shows and remembers the translation, the original or both. */
  readonly setView: (message: ChatMessage, view: TranslationView) => void;
  /** Asks for the translation again. */
  readonly retryTranslation: (message: ChatMessage) => void;
  /** Sets the viewer's reaction, or takes it away for null; absent where the backend knows no reactions. */
  readonly react?: (message: ChatMessage, emoji: string | null) => void;
  /** Opens the choice of people to forward it to; absent where nothing can be forwarded. */
  readonly forward?: (message: ChatMessage) => void;
  /** Opens the conversation with a shared contact; absent where that cannot be done. */
  readonly openContact?: (contact: SharedContact) => void;
  /** Goes to a message, loading older pages when needed. */
  readonly jumpTo: (chatId: string) => void;
}

/** Options of {@link useMessageActions}. */
export interface MessageActionsOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** Takes the message that is to be answered. */
  readonly onReply: (message: ChatMessage) => void;
  /** Asks whether this message is to be recalled. */
  readonly onRecall: (message: ChatMessage) => void;
  /** Asks whom to forward this message to. */
  readonly onForward?: ((message: ChatMessage) => void) | undefined;
  /** Opens the conversation with a shared contact. */
  readonly onOpenContact?: ((contact: SharedContact) => void) | undefined;
  /** Goes to a message, loading older pages when needed: {@link useSeek}. */
  readonly onJump: (chatId: string) => void;
}

/** What can be done with the messages of a conversation; failures show the server's sentence as a toast. */
export function useMessageActions(options: MessageActionsOptions): MessageActions {
  const { session, onReply, onRecall, onForward, onOpenContact, onJump } = options;
  const { port, outbox, choices } = useChat();
  const toast = useToast();
  const text = useChatText();
  return useMemo(() => {
    const { topicId } = session;
    const failed = (error: unknown): void => {
      toast.error(reasonOf(error));
    };
    return {
      reply: onReply,
      recall: port.recallMessage && onRecall,
      copy: (message) => {
        const { main } = shownTexts(message, choices.viewOf(topicId, message.chatId));
        // At once: a browser lets only the press itself copy. A page without encryption has no clipboard.
        const copied = navigator.clipboard
          ? navigator.clipboard.writeText(main.text)
          : import('../firstTouch.ts').then(({ copyByCommand }) => copyByCommand(main.text));
        copied.then(() => toast.success(text('copied')), failed);
      },
      retry: (message) => void outbox.retry(message.chatId),
      discard: (message) => void outbox.discard(message.chatId),
      setView: (message, view) => choices.setMessage(topicId, message.chatId, view),
      retryTranslation: (message) =>
        void port.requestTranslation({ topicId, chatId: message.chatId }).catch(failed),
      react: port.react
        ? (message, emoji) => void port.react?.({ topicId, chatId: message.chatId, emoji }).catch(failed)
        : undefined,
      forward: port.forwardMessage ? onForward : undefined,
      openContact: onOpenContact,
      jumpTo: onJump,
    };
  }, [session, port, outbox, choices, toast, text, onReply, onRecall, onForward, onOpenContact, onJump]);
}
