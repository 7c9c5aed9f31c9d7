import type { User } from '@franca/contract';
import { Badge, Button, EmptyState, Icon, IconButton, List, ListItem, SearchField } from '@franca/ui';
import { useSearchKeys } from '@franca/ui/kit';
import { UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as area from '../../components/Column.styles.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { WaitingRows } from '../../components/WaitingRows.tsx';
import { useFoundPeople } from '../../lib/people/useFoundPeople.ts';
import { useFriends } from '../../lib/people/useFriends.ts';
import { useText } from '../../strings/texts.ts';
import { FriendRows, type FriendRowsProps } from './FriendRows.tsx';
import * as styles from './People.styles.ts';

/** Props of {@link ContactsColumn}. */
export interface ContactsColumnProps extends Pick<FriendRowsProps, 'selectedId' | 'onOpen' | 'onProfile'> {
  /** Received requests that wait for an answer. */
  requestCount: number;
  /** Whether the page of requests is open. */
  isRequestsOpen: boolean;
  /** Opens the page of requests. */
  onRequests: () => void;
  /** Opens the search for people. */
  onAddFriend: () => void;
}

const nobody: readonly User[] = [];

/** The middle column of the contact area: the way to new friends, the requests, and the friends. */
export function ContactsColumn(props: ContactsColumnProps) {
  const { requestCount, isRequestsOpen, onRequests, onAddFriend, ...rows } = props;
  const text = useText();
  const { friends, isFailed, retry } = useFriends();
  const [query, setQuery] = useState('');
  const found = useFoundPeople(friends ?? nobody, query);
  const keys = useSearchKeys({ isWaiting: friends === null });
  const content = (): ReactNode => {
    if (isFailed) {
      return (
        <LoadFailure edge onRetry={retry}>
          {text('people.friendsFailed')}
        </LoadFailure>
      );
    }
    if (friends === null) return <WaitingRows />;
    if (friends.length === 0) {
      return (
        <EmptyState
          className={area.empty}
          title={text('people.noFriends')}
          action={<Button onClick={onAddFriend}>{text('shell.addFriend')}</Button>}
        >
          {text('people.noFriendsHint')}
        </EmptyState>
      );
    }
    if (found.length === 0)
      return <EmptyState className={area.empty} title={text('people.noFriendsFound', { query })} />;
    return <FriendRows key={query} {...rows} friends={found} />;
  };
  return (
    <div className={area.root} {...keys}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h1 className={area.title}>{text('people.friends')}</h1>
          <IconButton label={text('shell.addFriend')} onClick={onAddFriend}>
            <Icon icon={UserPlus} />
          </IconButton>
        </div>
        <SearchField label={text('people.searchFriends')} value={query} onValueChange={setQuery} />
      </div>
      {/* Not a result: Enter takes the first friend who is found. */}
      {query.trim() === '' ? (
        <List className={styles.entry} aria-label={text('people.requests')}>
          <ListItem
            start={<Icon icon={UsersRound} />}
            title={text('people.requests')}
            end={<Badge className={styles.count} count={requestCount} />}
            selected={isRequestsOpen}
            onClick={onRequests}
          />
        </List>
      ) : null}
      {content()}
    </div>
  );
}
