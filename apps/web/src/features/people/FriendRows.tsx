import type { User } from '@franca/contract';
import { Avatar, Icon, IconButton } from '@franca/ui';
import { cx } from '@linaria/core';
import { UserRound } from 'lucide-react';
import * as shared from '../../components/Rows.styles.ts';
import { usePeopleRows } from '../../lib/people/usePeopleRows.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './People.styles.ts';
import { PersonPlace } from './PersonPlace.tsx';

/** Props of {@link FriendRows}. */
export interface FriendRowsProps {
  /** The friends, in their order. */
  friends: readonly User[];
  /** Id of the friend whose conversation is open. */
  selectedId: string | null;
  /** Opens the conversation with a friend. */
  onOpen: (friend: User) => void;
  /** Opens the profile of a friend. */
  onProfile: (friend: User) => void;
}

/** The rows of the friends list, of which only those near the window are rendered. Renders a `<div>` that scrolls. */
export function FriendRows({ friends, selectedId, onOpen, onProfile }: FriendRowsProps) {
  const text = useText();
  const rows = usePeopleRows({
    people: friends,
    usualHeight: 64,
    seenRows: 12,
    margin: 8,
    pageRows: 8,
    selectedId,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the rows' buttons.
    <div
      ref={rows.scroller}
      className={cx(shared.scroller, styles.scroller)}
      tabIndex={-1}
      onKeyDown={rows.onKeyDown}
    >
      <ul className={shared.list} style={rows.style} aria-label={text('people.friends')}>
        {rows.rendered.map(({ index, key }) => {
          const friend = friends[index];
          if (!friend) return null;
          const tabIndex = friend._id === rows.tabStop ? 0 : -1;
          return (
            <li
              key={key}
              ref={rows.measureRow}
              className={styles.friend}
              data-index={index}
              aria-setsize={friends.length}
              aria-posinset={index + 1}
            >
              <button
                type="button"
                data-list-item={friend._id}
                className={cx(shared.button, styles.friendButton)}
                tabIndex={tabIndex}
                aria-current={friend._id === selectedId ? 'true' : undefined}
                onClick={() => onOpen(friend)}
              >
                <Avatar decorative name={friend.name} src={friend.avatar} verified={friend.is_verified} />
                <span className={shared.words}>
                  <bdi className={shared.name}>{friend.name}</bdi>
                  <span className={shared.detail}>
                    <PersonPlace person={friend} />
                  </span>
                </span>
              </button>
              <IconButton
                label={text('people.profileOf', { name: friend.name })}
                tabIndex={tabIndex}
                onClick={() => onProfile(friend)}
              >
                <Icon icon={UserRound} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
