import { foldName, type User } from '@franca/contract';
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListItem,
  SearchField,
  Skeleton,
} from '@franca/ui';
import { UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
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

const waiting = ['70%', '55%', '80%', '60%', '75%', '50%'];

function WaitingRows() {
  return (
    <div aria-hidden="true">
      {waiting.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton shape="circle" width={40} height={40} />
          <div className={styles.skeletonWords}>
            <Skeleton width={width} />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Friends whose name holds the words, whatever the case and the accents (docs/behaviour/people.md, Friends list). */
function useFound(friends: readonly User[] | null, query: string): readonly User[] {
  const folded = useMemo(
    () => friends?.map((friend) => ({ friend, name: foldName(friend.name) })) ?? [],
    [friends],
  );
  const wanted = foldName(query.trim());
  return useMemo(
    () => folded.flatMap(({ friend, name }) => (name.includes(wanted) ? friend : [])),
    [folded, wanted],
  );
}

/** The middle column of the contact area: the way to new friends, the requests, and the friends. */
export function ContactsColumn(props: ContactsColumnProps) {
  const { requestCount, isRequestsOpen, onRequests, onAddFriend, ...rows } = props;
  const text = useText();
  const { friends, isFailed, retry } = useFriends();
  const [query, setQuery] = useState('');
  const found = useFound(friends, query);
  const content = (): ReactNode => {
    if (isFailed) {
      return (
        <Banner
          edge
          tone="error"
          action={
            <Button size="small" variant="neutral" onClick={retry}>
              {text('common.retry')}
            </Button>
          }
        >
          {text('people.friendsFailed')}
        </Banner>
      );
    }
    if (friends === null) return <WaitingRows />;
    if (friends.length === 0) {
      return (
        <EmptyState
          className={styles.empty}
          title={text('people.noFriends')}
          action={<Button onClick={onAddFriend}>{text('shell.addFriend')}</Button>}
        >
          {text('people.noFriendsHint')}
        </EmptyState>
      );
    }
    if (found.length === 0)
      return <EmptyState className={styles.empty} title={text('people.noFriendsFound', { query })} />;
    return <FriendRows key={query} {...rows} friends={found} />;
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{text('people.friends')}</h1>
          <IconButton label={text('shell.addFriend')} onClick={onAddFriend}>
            <Icon icon={UserPlus} />
          </IconButton>
        </div>
        <SearchField label={text('people.searchFriends')} value={query} onValueChange={setQuery} />
      </div>
      <List className={styles.entry} aria-label={text('people.requests')}>
        <ListItem
          start={<Icon icon={UsersRound} />}
          title={text('people.requests')}
          end={<Badge className={styles.count} count={requestCount} />}
          selected={isRequestsOpen}
          onClick={onRequests}
        />
      </List>
      {content()}
    </div>
  );
}
