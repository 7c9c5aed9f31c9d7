import type { User } from '@franca/contract';
import { useAim } from '@franca/ui/kit';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * People who stay where they are while somebody aims at a row with a pointer, holds it down, or has the focus in it: another
 * answer would put somebody else under the finger. What is known of each goes on to change.
 *
 * @param element holds the rows, and stays the same
 * @param people the ones to show
 */
export function useHeldPeople(
  element: RefObject<HTMLElement | null>,
  people: readonly User[],
): readonly User[] {
  const isAimed = useAim(element, { withFocus: true });
  const held = useRef(people);
  // Nobody is moved away where nobody stood.
  const isHeld = isAimed && held.current.length > 0;
  useEffect(() => {
    if (!isHeld) held.current = people;
  }, [isHeld, people]);
  if (!isHeld) return people;
  return held.current.map((person) => people.find(({ _id }) => _id === person._id) ?? person);
}
