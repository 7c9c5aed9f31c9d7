import { useAction } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { useCallback, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { RequestOptions } from '../core/session/ChatDataPort.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import { useChatText } from './useChatText.ts';

/** A question about a message before something is done with it. */
export interface MessageQuestionModel {
  /** Whether anything was ever asked. */
  readonly isUsed: boolean;
  /** The message, or null. */
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

/** Does something with a message after a confirmation; the outcome is a toast. */
export function useMessageQuestion(
  perform:
    | ((message: { topicId: string; chatId: string }, options: RequestOptions) => Promise<void>)
    | undefined,
  done: FirstTextKey,
): MessageQuestionModel {
  const text = useChatText();
  const toast = useToast();
  const [message, setMessage] = useState<ChatMessage | null>(null);
  const [isUsed, setUsed] = useState(false);
  const { status, run } = useAction(
    // The toast stands here, as it is to be seen also by somebody who has left the conversation.
    ({ signal }, { topicId, chatId }: ChatMessage) =>
      Promise.resolve(perform?.({ topicId, chatId }, { signal })).then(
        () => toast.success(text(done)),
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
