import { useChat } from './useChat.ts';
import { type MessageQuestionModel, useMessageQuestion } from './useMessageQuestion.ts';

/** The confirmation before a recall, and the recall. */
export type RecallModel = MessageQuestionModel;

/** Recalls a message after a confirmation; the outcome is a toast. */
export function useRecall(): RecallModel {
  const { messages } = useChat().port;
  return useMessageQuestion(messages.recall, 'recalledToast');
}
