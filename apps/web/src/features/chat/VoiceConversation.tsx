import { Conversation, type ConversationProps } from '@franca/chat-kit';
import { useComposerDictation } from './useComposerDictation.ts';
import { useComposerRecorder } from './useComposerRecorder.ts';

/** A conversation whose composer can also listen: dictation behind the microphone button, the recorder beside it (readings A39). */
export function VoiceConversation(props: Omit<ConversationProps, 'dictation' | 'recorder'>) {
  const dictation = useComposerDictation();
  const recorder = useComposerRecorder();
  return <Conversation {...props} dictation={dictation} recorder={recorder} />;
}
