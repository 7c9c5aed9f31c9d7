import type { User } from '@franca/contract';
import { Button, EmptyState, SearchField, Spinner } from '@franca/ui';
import { useSearchKeys } from '@franca/ui/kit';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../strings/texts.ts';
import * as styles from './PeopleSearch.styles.ts';
import { useHeldPeople } from './useHeldPeople.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

/** Props of {@link PeopleSearch}. */
interface PeopleSearchProps {
  /** Draws the people found; there is at least one. */
  children: (found: readonly User[]) => ReactNode;
}

/** A search for people by name, number or address: the field, and what was found or why nothing was. */
export function PeopleSearch({ children }: PeopleSearchProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const { people, isSearching, isBefore, isFailed, retry } = usePeopleSearch(query);
  const shown = useHeldPeople(area, people);
  // Rows that are held are those of the text before, unless its answer names the same people.
  const isOld = shown.length !== people.length || shown.some(({ _id }, index) => _id !== people[index]?._id);
  // Enter opens nobody whom the person has not asked for.
  const keys = useSearchKeys({ isWaiting: isSearching || isBefore || isOld });
  const result = () => {
    if (shown !== people) return children(shown);
    if (query.trim() === '') return <EmptyState title={text('people.findPeopleHint')} />;
    if (isSearching) return <Spinner label={text('people.findPeople')} />;
    if (isFailed) {
      return (
        <EmptyState
          title={text('errors.network')}
          action={
            <Button variant="neutral" onClick={retry}>
              {text('common.retry')}
            </Button>
          }
        />
      );
    }
    if (people.length === 0) return <EmptyState title={text('people.noPeople')} />;
    return children(people);
  };
  return (
    <div className={styles.root} {...keys}>
      <SearchField label={text('people.findPeople')} value={query} onValueChange={setQuery} />
      <div ref={area} className={styles.result}>
        {result()}
      </div>
    </div>
  );
}
