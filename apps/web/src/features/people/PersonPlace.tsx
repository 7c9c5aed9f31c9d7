import type { User } from '@franca/contract';
import { useOriginNames } from '../../lib/names/useNames.ts';
import { shownUsername } from '../../lib/people/profileLink.ts';

/** Props of {@link PersonPlace}. */
export interface PersonPlaceProps {
  /** Who. */
  person: Pick<User, 'username' | 'country' | 'accent'>;
}

/** Username, country and accent of a person, in words of the reader. */
export function PersonPlace({ person: { username, country, accent } }: PersonPlaceProps) {
  const names = useOriginNames();
  const words = [
    username && shownUsername(username),
    country && names.country(country),
    accent && names.accent(accent),
  ].filter(Boolean);
  return <bdi>{words.join(' · ')}</bdi>;
}
