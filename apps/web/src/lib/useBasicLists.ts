import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Countries, and languages with their accents (spec 0 §7). */
export function useBasicLists() {
  return useQuery({
    queryKey: ['static', 'basic'],
    queryFn: () => api.static.basic(),
    staleTime: 24 * 3600 * 1000,
    meta: { keepOnDevice: true },
  });
}
