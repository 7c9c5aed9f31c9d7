import { useQuery } from '@tanstack/react-query';
import { queries } from './api.ts';

const day = 24 * 3600 * 1000;

/** Countries, and languages with their accents; kept for reloads without a network. Asked for only while they are needed. */
export function useBasicLists(enabled = true) {
  return useQuery({ ...queries.static.basic(), enabled, staleTime: day, meta: { keepOnDevice: true } });
}

/** Countries with their two-letter and dial codes; kept for reloads without a network. */
export function useCountryCodes() {
  return useQuery({ ...queries.static.countryCode(), staleTime: day, meta: { keepOnDevice: true } });
}
