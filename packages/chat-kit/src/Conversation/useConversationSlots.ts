import { Composer } from '../Composer/Composer.tsx';
import { ConversationHeader } from '../ConversationHeader/ConversationHeader.tsx';
import { EmptyConversation } from '../EmptyConversation/EmptyConversation.tsx';
import { useSlot } from '../slots/useSlot.ts';
import { TypingLine } from '../TypingLine/TypingLine.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';

/** The parts that stand around the messages of a conversation: the application's, or the kit's own. */
export function useConversationSlots() {
  return {
    Header: useSlot('ConversationHeader', ConversationHeader),
    Skeleton: useSlot('ConversationSkeleton', ConversationSkeleton),
    Empty: useSlot('EmptyConversation', EmptyConversation),
    Typing: useSlot('TypingLine', TypingLine),
    Writing: useSlot('Composer', Composer),
  };
}
