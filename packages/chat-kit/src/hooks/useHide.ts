import { useChat } from './useChat.ts';
import { type MessageQuestionModel, useMessageQuestion } from './useMessageQuestion.ts';

/** Deletes a message for the viewer alone after a confirmation; the outcome is a toast. */
export function useHide(): MessageQuestionModel {
  const { messages } = useChat().port;
  return useMessageQuestion(messages.hide, 'hiddenToast');
}
