import { Avatar, Button, Dialog, EmptyState, SearchField, Spinner } from '@franca/ui';
import { useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useRelationAction } from '../../lib/people/useRelationAction.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './FindPeopleDialog.styles.ts';
import * as people from './People.styles.ts';
import { PersonPlace } from './PersonPlace.tsx';
import { RelationButton } from './RelationButton.tsx';
import { usePeopleSearch } from './usePeopleSearch.ts';

function Search() {
  const text = useText();
  const [query, setQuery] = useState('');
  const { people: found, isSearching, isFailed, retry } = usePeopleSearch(query);
  const { act, pending } = useRelationAction();
  const result = () => {
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
    if (found.length === 0) return <EmptyState title={text('people.noPeople')} />;
    return (
      <ul className={people.plainList} aria-label={text('people.findPeople')}>
        {found.map((person) => (
          <li key={person._id} className={people.person}>
            <Avatar decorative name={person.name} src={person.avatar} verified={person.is_verified} />
            <span className={people.words}>
              <bdi className={people.name}>{person.name}</bdi>
              <span className={people.place}>
                <PersonPlace person={person} />
              </span>
            </span>
            <RelationButton person={person} place="search" pending={pending} onAct={act} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div className={styles.root}>
      <SearchField label={text('people.findPeople')} value={query} onValueChange={setQuery} />
      <div className={styles.result}>{result()}</div>
    </div>
  );
}

/** Finds people by name, number or address, with the one button of the relation beside each. */
export function AddFriendDialog({ open, onOpenChange }: DialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('shell.addFriend')}>
      <Search />
    </Dialog>
  );
}
