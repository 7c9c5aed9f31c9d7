import { Banner, Button, useLocale } from '@franca/ui';
import { dateTextIn, timeTextIn } from '../../lib/moments/momentTexts.ts';
import { setPreferences, usePreference } from '../../lib/preferences/preferences.ts';
import { newAccount } from '../../lib/session/newAccount.ts';
import { useText } from '../../strings/texts.ts';

/**
 * Offers dates and times as in the reader's country, once, where dates are written differently there. A new person has enough to
 * read: it comes with their second visit.
 */
export function FormatsOffer() {
  const text = useText();
  const language = useLocale();
  const isAsked = usePreference('formatsAsked');
  const isStandard = [usePreference('timeFormat'), usePreference('dateFormat')].every(
    (format) => format === 'standard',
  );
  const now = Date.now();
  const date = dateTextIn('country', language)(now, 'local');
  const isSame = date === dateTextIn('standard', language)(now, 'local');
  if (newAccount.isHere() || isAsked || !isStandard || isSame) return null;
  const time = timeTextIn('country', language)(now, 'local');
  return (
    <Banner
      edge
      onDismiss={() => setPreferences({ formatsAsked: true })}
      action={
        <Button
          size="small"
          onClick={() => setPreferences({ timeFormat: 'country', dateFormat: 'country', formatsAsked: true })}
        >
          {text('settings.formatsYes')}
        </Button>
      }
    >
      {text('settings.formatsOffer', { example: `${date}, ${time}` })}
    </Banner>
  );
}
