import { useLocale } from '@franca/ui';
import { useMemo } from 'react';
import { useCountryCodes } from '../../lib/useCountryCodes.ts';

/** The country prefix that the sign-in page begins with. */
export const defaultPrefix = { code: 'AU', dial_code: '61' } as const;

/** Countries with their dial codes, named and sorted in the interface language; Australia alone until they are here. */
export function usePrefixes() {
  const locale = useLocale();
  const { data } = useCountryCodes();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    const list = data ?? [{ ...defaultPrefix, name: 'Australia' }];
    return list
      .map(({ code, dial_code, name }) => ({ code, dialCode: dial_code, name: names.of(code) ?? name }))
      .sort((left, right) => left.name.localeCompare(right.name, locale));
  }, [data, locale]);
}
