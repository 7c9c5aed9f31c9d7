import { type ComposerTool, useChat } from '@franca/chat-kit';
import { useLocale } from '@franca/ui/i18n';
import { topicId } from '../topicId.ts';
import { ClockIcon, meetingTexts } from './meetingKind.tsx';

/** A tool of the composer that sends a message of the kind `meeting`; the outbox keeps it until it is stored. */
export function useMeetingTool(): ComposerTool {
  const { outbox } = useChat();
  const texts = meetingTexts[useLocale() === 'ar' ? 'ar' : 'en'];
  return {
    id: 'meeting',
    label: texts.propose,
    icon: ClockIcon,
    onSelect: () =>
      void outbox.enqueue({
        topicId,
        text: '',
        replyTo: null,
        content: { kind: 'meeting', place: 'station', hour: 17 },
      }),
  };
}
