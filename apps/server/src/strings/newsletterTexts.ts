import type { UiLanguage } from '@franca/languages';
import { linkMail } from './linkMail.ts';
import { fillText, messageTexts } from './messageTexts.ts';

/** What the mail to a new subscriber says. */
export type SubscriptionMailOptions = {
  /** Address that confirms the subscription. */
  link: string;
  /** Address that ends it. */
  unsubscribe: string;
  /** How long it can be confirmed. */
  days: number;
};

/** The mail that asks somebody to confirm a subscription, as text and as HTML. */
export function subscriptionMail(
  language: UiLanguage,
  { link, unsubscribe, days }: SubscriptionMailOptions,
): { subject: string; text: string; html: string } {
  const texts = messageTexts[language];
  return linkMail({
    language,
    subject: texts.newsletterSubject,
    introduction: fillText(texts.newsletterIntroduction, { days }),
    link,
    label: texts.newsletterButton,
    fallback: texts.linkFallback,
    notes: [texts.newsletterIgnore, fillText(texts.newsletterEnd, { link: unsubscribe })],
  });
}
