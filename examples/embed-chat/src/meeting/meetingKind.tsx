import type { KindBodyProps, KindDefinition } from '@franca/chat-kit';
import { useLocale } from '@franca/ui/i18n';
import type { SVGProps } from 'react';

declare module '@franca/chat-kit' {
  interface KindContents {
    /** A proposal to meet, at an hour of the day. */
    meeting: { readonly kind: 'meeting'; readonly place: 'station' | 'market'; readonly hour: number };
  }
}

/** The words around it, in both languages of this page. */
export const meetingTexts = {
  en: {
    title: 'Shall we meet?',
    station: 'At the station',
    market: 'At the market',
    propose: 'Propose to meet',
  },
  ar: { title: 'هل نلتقي؟', station: 'في المحطة', market: 'في السوق', propose: 'اقتراح لقاء' },
} as const;

const textsIn = (locale: string) => meetingTexts[locale === 'ar' ? 'ar' : 'en'];

/** A clock; any component that draws an SVG will do. */
export function ClockIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 3" />
    </svg>
  );
}

function MeetingBody({ content }: KindBodyProps<'meeting'>) {
  const locale = useLocale();
  const texts = textsIn(locale);
  const time = new Intl.NumberFormat(locale).format(content.hour);
  return (
    <div className="meeting">
      <strong>{texts.title}</strong>
      <span>
        {texts[content.place]} · {time}:{new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(0)}
      </span>
    </div>
  );
}

/** A proposal to meet, in the language of whoever reads it: all that the kit knows about this kind of message. */
export const meetingKind: KindDefinition<'meeting'> = {
  kind: 'meeting',
  icon: ClockIcon,
  word: (_text, locale) => textsIn(locale).title,
  Body: MeetingBody,
  height: () => 52,
};
