import type { ConversationHandle } from '@franca/chat-kit';
import { type Ref, type RefObject, useCallback, useRef, useState } from 'react';
import type { FoundMessage } from '../transcripts/FoundWordsContext.ts';

/** The way to a message of any conversation. */
export interface MessageJump {
  /** Opens a conversation at a message; with words that were searched for, at their place. */
  readonly showMessage: (topicId: string, chatId: string, words?: string) => void;
  /** The last message that it went to with words that were searched for; null after a way without words. */
  readonly found: FoundMessage | null;
  /** Takes the handle of the open conversation, in the place of the ref that was given. */
  readonly ref: Ref<ConversationHandle>;
}

/** Goes to messages of conversations that may not be open yet: the handle of one comes with its first rendering. */
export function useMessageJump(
  conversation: RefObject<ConversationHandle | null>,
  openId: string | null,
  openTopic: (topicId: string) => void,
): MessageJump {
  const wanted = useRef<{ topicId: string; chatId: string; words: string | undefined } | null>(null);
  const [found, setFound] = useState<FoundMessage | null>(null);
  const go = useCallback(() => {
    const target = wanted.current;
    if (!target || !conversation.current || target.topicId !== openId) return;
    wanted.current = null;
    conversation.current.showMessage(target.chatId, { words: target.words });
  }, [conversation, openId]);
  const ref = useCallback(
    (handle: ConversationHandle | null) => {
      conversation.current = handle;
      go();
    },
    [conversation, go],
  );
  const showMessage = (topicId: string, chatId: string, words?: string): void => {
    wanted.current = { topicId, chatId, words };
    setFound(words ? { chatId, words } : null);
    openTopic(topicId);
    go();
  };
  return { showMessage, found, ref };
}
