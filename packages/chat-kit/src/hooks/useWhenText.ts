import { useLocale } from '@franca/ui/i18n';
import { useMemo } from 'react';

/** Writes when a message is sent (milliseconds since 1970), with its week day, in the reader's language and time zone. */
export function useWhenText({ withZone = false } = {}): (milliseconds: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(withZone && { timeZoneName: 'short' }),
    });
    return (milliseconds) => format.format(milliseconds);
  }, [locale, withZone]);
}
