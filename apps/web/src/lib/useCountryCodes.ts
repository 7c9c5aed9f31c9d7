import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Countries with their two-letter and dial codes (spec 0 §7). */
export function useCountryCodes() {
  return useQuery({
    queryKey: ['static', 'country-code'],
    queryFn: () => api.static.countryCode(),
    staleTime: 24 * 3600 * 1000,
    meta: { keepOnDevice: true },
  });
}
