import { type ComposerTool, useChat } from '@franca/chat-kit';
import { useLocale } from '@franca/ui/i18n';
import type { SVGProps } from 'react';
import { topicId } from '../topicId.ts';
import { type Meeting, meetingTexts } from './meeting.ts';

function Clock(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 3" />
    </svg>
  );
}

/** A tool of the composer that sends a message of the kind `meeting`; the outbox keeps it until it is stored. */
export function useMeetingTool(): ComposerTool {
  const { outbox } = useChat();
  const texts = meetingTexts[useLocale() === 'ar' ? 'ar' : 'en'];
  const data: Meeting = { place: 'station', hour: 17 };
  return {
    id: 'meeting',
    label: texts.propose,
    icon: Clock,
    onSelect: () =>
      void outbox.enqueue({
        topicId,
        text: '',
        replyTo: null,
        content: { kind: 'custom', name: 'meeting', data },
      }),
  };
}
