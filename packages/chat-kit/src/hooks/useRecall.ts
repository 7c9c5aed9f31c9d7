import { useToast } from '@franca/ui/Toaster';
import { useCallback, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';
import { useChatText } from './useChatText.ts';

/** The confirmation before a recall, and the recall. */
export interface RecallModel {
  /** Whether anything was ever asked. */
  readonly isUsed: boolean;
  /** The message to be recalled, or null. */
  readonly message: ChatMessage | null;
  /** Asks about a message. */
  readonly ask: (message: ChatMessage) => void;
  /** Whether the server is at it. */
  readonly isBusy: boolean;
  /** The person says yes. */
  readonly confirm: () => void;
  /** The person says no. */
  readonly cancel: () => void;
}

/** Recalls a message after a confirmation; the outcome is a toast. */
export function useRecall(): RecallModel {
  const { port } = useChat();
  const text = useChatText();
  const toast = useToast();
  const [message, setMessage] = useState<ChatMessage | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const ask = useCallback((next: ChatMessage) => {
    setUsed(true);
    setMessage(next);
  }, []);

  const confirm = async (): Promise<void> => {
    if (!message || isBusy) return;
    setBusy(true);
    try {
      await port.messages.recall?.({ topicId: message.topicId, chatId: message.chatId }, {});
      toast.success(text('recalledToast'));
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      setBusy(false);
      setMessage(null);
    }
  };

  return { isUsed, message, ask, isBusy, confirm: () => void confirm(), cancel: () => setMessage(null) };
}
