import { foldName, type User } from '@franca/contract';
import { useMemo } from 'react';

/** People whose name contains the words, whatever the case and the accents (docs/behaviour/people.md, Friends list). */
export function useFoundPeople<Found extends Pick<User, 'name'>>(
  people: readonly Found[],
  query: string,
): readonly Found[] {
  const folded = useMemo(() => people.map((person) => ({ person, name: foldName(person.name) })), [people]);
  const wanted = foldName(query.trim());
  return useMemo(
    () => folded.flatMap(({ person, name }) => (name.includes(wanted) ? [person] : [])),
    [folded, wanted],
  );
}
