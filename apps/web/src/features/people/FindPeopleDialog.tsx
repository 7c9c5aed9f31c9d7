import { Avatar, Button, Dialog, EmptyState, List, ListItem, SearchField, Spinner } from '@franca/ui';
import { useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useLanguageName, useOriginNames } from '../../lib/names/useNames.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './FindPeopleDialog.styles.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';
import { useStartChat } from './useStartChat.ts';

function People() {
  const text = useText();
  const [query, setQuery] = useState('');
  const { people, isSearching, isFailed, retry } = usePeopleSearch(query);
  const origins = useOriginNames();
  const languageName = useLanguageName();
  const { start, startingId } = useStartChat();
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
    if (people.length === 0) return <EmptyState title={text('people.noPeople')} />;
    return (
      <List aria-label={text('people.findPeople')}>
        {people.map((person) => (
          <ListItem
            key={person._id}
            start={<Avatar decorative name={person.name} src={person.avatar} verified={person.is_verified} />}
            title={<bdi>{person.name}</bdi>}
            secondary={[
              person.country && origins.country(person.country),
              person.language && languageName(person.language),
            ]
              .filter(Boolean)
              .join(' · ')}
            end={startingId === person._id ? <Spinner size="small" /> : null}
            onClick={() => start(person)}
          />
        ))}
      </List>
    );
  };
  return (
    <div className={styles.root}>
      <SearchField label={text('people.findPeople')} value={query} onValueChange={setQuery} />
      <div className={styles.result}>{result()}</div>
    </div>
  );
}

/** Finds people by name and opens a conversation with one of them. */
export function FindPeopleDialog({ open, onOpenChange }: DialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('people.newChat')}>
      <People />
    </Dialog>
  );
}
