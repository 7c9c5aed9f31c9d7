import { useState } from 'react';

/** Several people being chosen, by their ids. */
export function useChosenPeople(first: readonly string[] = []) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(first));
  const toggle = (personId: string): void =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(personId)) next.add(personId);
      return next;
    });
  return { selected, toggle };
}
