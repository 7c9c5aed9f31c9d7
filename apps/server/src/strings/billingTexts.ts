import { directionOf } from '@franca/languages';
import { escapeHtml } from '../http/htmlPage.ts';
import { fillText, textsFor } from './messageTexts.ts';

/** What a mail about a plan is about. */
export type BillingMailKind =
  | 'receipt'
  | 'trialBegun'
  | 'trialEnds'
  | 'renewalFailed'
  | 'cancelled'
  | 'restarted'
  | 'ended'
  | 'refunded';

/** What a mail about a plan says. */
export type BillingMailOptions = {
  kind: BillingMailKind;
  /** Name of the plan as people know it, e.g. `Premium`. */
  plan: string;
  /** In cents of AUD. */
  amountCents: number;
  /** The day that the mail is about. */
  day: Date;
  /** Last digits of the card. */
  last4: string | null;
};

/** A mail about a plan, as text and as HTML, in the reader's language (BCP 47 tag); days are those of UTC. */
export function billingMail(
  language: string | undefined,
  { kind, plan, amountCents, day, last4 }: BillingMailOptions,
) {
  const { language: tag, texts } = textsFor(language);
  const values = {
    plan,
    amount: new Intl.NumberFormat(tag, { style: 'currency', currency: 'AUD' }).format(amountCents / 100),
    day: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    card: last4 ?? '····',
  };
  const subject = fillText(texts[`${kind}Subject`], values);
  const text = fillText(texts[`${kind}Body`], values);
  const html = `<!doctype html>
<html lang="${tag}" dir="${directionOf(tag)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1c1c28;max-width:32em;margin:2em auto;padding:0 1em">
<p>${escapeHtml(text)}</p>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}
