import type { Member } from '@franca/contract';
import { useOriginNames } from '../../lib/names/useNames.ts';

/** Props of {@link PersonPlace}. */
export interface PersonPlaceProps {
  /** Who. */
  person: Pick<Member, 'country' | 'accent'>;
}

/** Country and accent of a person, in words of the reader. */
export function PersonPlace({ person: { country, accent } }: PersonPlaceProps) {
  const names = useOriginNames();
  const words = [country && names.country(country), accent && names.accent(accent)].filter(Boolean);
  return <bdi>{words.join(' · ')}</bdi>;
}
