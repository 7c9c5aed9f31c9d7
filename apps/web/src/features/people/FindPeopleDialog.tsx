import { Avatar, Button, Dialog, EmptyState, List, ListItem, SearchField, Spinner } from '@franca/ui';
import { useState } from 'react';
import { useLanguageName } from '../../lib/useLanguageName.ts';
import { useOriginNames } from '../../lib/useOriginNames.ts';
import { useText } from '../../strings/useText.ts';
import * as styles from './FindPeopleDialog.styles.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';
import { useStartChat } from './useStartChat.ts';

/** Props of {@link FindPeopleDialog}. */
export interface FindPeopleDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Told `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** Told the id of the conversation that was opened. */
  onChat: (topicId: string) => void;
  /** Called when the person's plan allows no further conversation. */
  onNotPermitted: () => void;
}

function People({ onChat, onNotPermitted }: Pick<FindPeopleDialogProps, 'onChat' | 'onNotPermitted'>) {
  const text = useText();
  const [query, setQuery] = useState('');
  const { people, isSearching, isFailed, retry } = usePeopleSearch(query);
  const origins = useOriginNames();
  const languageName = useLanguageName();
  const { start, startingId } = useStartChat({ onChat, onNotPermitted });
  const result = () => {
    if (query.trim() === '') return <EmptyState title={text('findPeopleHint')} />;
    if (isSearching) return <Spinner label={text('findPeople')} />;
    if (isFailed) {
      return (
        <EmptyState
          title={text('connectionFailed')}
          action={
            <Button variant="neutral" onClick={retry}>
              {text('retry')}
            </Button>
          }
        />
      );
    }
    if (people.length === 0) return <EmptyState title={text('noPeople')} />;
    return (
      <List aria-label={text('findPeople')}>
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
            onClick={() => void start(person)}
          />
        ))}
      </List>
    );
  };
  return (
    <div className={styles.root}>
      <SearchField label={text('findPeople')} value={query} onValueChange={setQuery} />
      <div className={styles.result}>{result()}</div>
    </div>
  );
}

/** Finds people by name and opens a conversation with one of them. */
export function FindPeopleDialog({ open, onOpenChange, ...rest }: FindPeopleDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('newChat')}>
      <People {...rest} />
    </Dialog>
  );
}
