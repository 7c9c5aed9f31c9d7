import { defaultPrefix } from '@franca/contract';
import { useLocale } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';

/** Countries with their dial codes, named and sorted in the interface language; Australia alone until they are here. */
export function usePrefixes() {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['static', 'country-code'],
    queryFn: () => api.static.countryCode(),
    staleTime: 24 * 3600 * 1000,
    meta: { keepOnDevice: true },
  });
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    const list = data ?? [{ ...defaultPrefix, name: 'Australia' }];
    return list
      .map(({ code, dial_code, name }) => ({ code, dialCode: dial_code, name: names.of(code) ?? name }))
      .sort((left, right) => left.name.localeCompare(right.name, locale));
  }, [data, locale]);
}
