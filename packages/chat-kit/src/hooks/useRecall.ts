import { useAction } from '@franca/ui/kit';
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
  const { status, run } = useAction(
    // The toast stands here, as it is to be seen also by somebody who has left the conversation.
    ({ signal }, { topicId, chatId }: ChatMessage) =>
      Promise.resolve(port.messages.recall?.({ topicId, chatId }, { signal })).then(
        () => toast.success(text('recalledToast')),
        (error: unknown) => toast.error(reasonOf(error)),
      ),
    { onSuccess: () => setMessage(null) },
  );
  const isBusy = status === 'pending';

  const ask = useCallback((next: ChatMessage) => {
    setUsed(true);
    setMessage(next);
  }, []);

  const confirm = (): void => {
    if (message && !isBusy) run(message);
  };

  return { isUsed, message, ask, isBusy, confirm, cancel: () => setMessage(null) };
}
