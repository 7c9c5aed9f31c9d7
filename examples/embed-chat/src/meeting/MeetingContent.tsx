import type { MessageContentProps } from '@franca/chat-kit';
import { useLocale } from '@franca/ui/i18n';
import { type Meeting, meetingTexts } from './meeting.ts';

/** A message of the kind `meeting`: a proposal to meet, in the language of whoever reads it. Renders a `<div>`. */
export function MeetingContent({ message, meta }: MessageContentProps) {
  const { place, hour } = message.custom as Meeting;
  const locale = useLocale();
  const texts = meetingTexts[locale === 'ar' ? 'ar' : 'en'];
  const time = new Intl.NumberFormat(locale).format(hour);
  return (
    <div className="meeting">
      <strong>{texts.title}</strong>
      <span>
        {texts[place]} · {time}:{new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(0)}
      </span>
      {meta}
    </div>
  );
}
