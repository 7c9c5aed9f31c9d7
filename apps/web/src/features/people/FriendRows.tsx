import type { User } from '@franca/contract';
import { Avatar, Icon, IconButton } from '@franca/ui';
import { itemsByIndex, useRovingFocus } from '@franca/ui/kit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../strings/texts.ts';
import * as styles from './People.styles.ts';
import { PersonPlace } from './PersonPlace.tsx';

/** Height of a row in pixels, at the usual size of letters. */
const usualHeight = 64;
/** Rows that are rendered above and below the window. */
const margin = 8;
/** Rows that Page Up and Page Down pass over. */
const pageRows = 8;

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
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: friends.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => friends[index]?._id ?? index,
    estimateSize: () => usualHeight,
    initialRect: { width: 0, height: 12 * usualHeight },
    overscan: margin,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const roving = useRovingFocus({
    container: scroller,
    items: (list) => {
      const { count, indexOf, at } = itemsByIndex(list, friends.length);
      return {
        count,
        indexOf,
        at: (index) => at(index)?.querySelector('button') ?? null,
        labelAt: (index) => friends[index]?.name ?? '',
      };
    },
    page: pageRows,
    preventScroll: true,
    onMove: (index) => {
      rows.scrollToIndex(index);
      setActiveId(friends[index]?._id ?? null);
    },
  });
  // The Tab key must find a row: one that is not rendered lends its stop to one that is.
  const rendered = rows.getVirtualItems();
  const wanted = friends.findIndex(({ _id }) => _id === (activeId ?? selectedId));
  const isRendered = rendered.some(({ index }) => index === wanted);
  const tabStop = friends[isRendered ? wanted : (rows.range?.startIndex ?? 0)]?._id;
  const space = {
    paddingBlockStart: rendered[0]?.start ?? 0,
    paddingBlockEnd: rows.getTotalSize() - (rendered.at(-1)?.end ?? 0),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the rows' buttons.
    <div ref={scroller} className={styles.scroller} tabIndex={-1} onKeyDown={roving.onKeyDown}>
      <ul className={styles.plainList} style={space} aria-label={text('people.friends')}>
        {rendered.map(({ index, key }) => {
          const friend = friends[index];
          if (!friend) return null;
          const tabIndex = friend._id === tabStop ? 0 : -1;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              className={styles.friend}
              data-index={index}
              aria-setsize={friends.length}
              aria-posinset={index + 1}
            >
              <button
                type="button"
                className={styles.friendButton}
                tabIndex={tabIndex}
                aria-current={friend._id === selectedId ? 'true' : undefined}
                onClick={() => onOpen(friend)}
              >
                <Avatar decorative name={friend.name} src={friend.avatar} verified={friend.is_verified} />
                <span className={styles.words}>
                  <bdi className={styles.name}>{friend.name}</bdi>
                  <span className={styles.place}>
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
