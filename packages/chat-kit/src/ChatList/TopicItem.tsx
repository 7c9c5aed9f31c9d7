import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import type { PressPoint } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Ellipsis } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import type { ItemProps, ListProps } from 'react-virtuoso';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as list from './ChatList.styles.ts';
import * as styles from './TopicItem.styles.ts';
import { useMenuGestures } from './useMenuGestures.ts';

/** Props of {@link TopicItem}. */
export interface TopicItemProps extends ItemProps<Topic> {
  /** What all rows share. */
  context: TopicRowsContext;
}

/** The place of one conversation in the virtual list, with the button of its menu. Renders an `<li>`. */
export function TopicItem({ item, context, children, ...rest }: TopicItemProps) {
  const text = useChatText();
  const element = useRef<HTMLLIElement>(null);
  const { focusId, onFocused, menuId, onMenu } = context;
  const takesFocus = focusId === item.id;
  const gestures = useMenuGestures((point) => onMenu?.(item.id, point));
  useEffect(() => {
    if (!takesFocus) return;
    element.current
      ?.querySelector<HTMLElement>('button, a[href], [tabindex]')
      ?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <li
      {...rest}
      {...(onMenu ? gestures : {})}
      ref={element}
      className={cx(list.item, styles.root)}
      aria-posinset={rest['data-index'] + 1}
      aria-setsize={context.count}
    >
      {children}
      {onMenu ? (
        <IconButton
          className={styles.more}
          label={text('chatActions', { name: item.title })}
          size="small"
          shape="round"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-expanded={menuId === item.id}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onMenu(item.id, { x: left, y: bottom });
          }}
        >
          <Icon icon={Ellipsis} size="small" />
        </IconButton>
      ) : null}
    </li>
  );
}

/** What the rows of the virtual list share. */
export interface TopicRowsContext {
  /** Names the list. */
  readonly label: string;
  /** How many conversations there are. */
  readonly count: number;
  /** The conversation whose row takes the focus as soon as it is rendered, or null. */
  readonly focusId: string | null;
  /** The row has taken it. */
  readonly onFocused: () => void;
  /** The conversation whose menu is open, or null. */
  readonly menuId: string | null;
  /** Opens the menu of a conversation at a point of the window; absent where it would offer nothing. */
  readonly onMenu: ((topicId: string, point: PressPoint) => void) | undefined;
}

/** Props of {@link TopicItems}. */
export interface TopicItemsProps extends Omit<ListProps<HTMLUListElement>, 'ref'> {
  /** What all rows share. */
  context: TopicRowsContext;
  /** Takes the element, whose height the list watches. */
  ref?: Ref<HTMLUListElement>;
}

/** The rows that are rendered. Renders a `<ul>`. */
export function TopicItems({ context, ...rest }: TopicItemsProps) {
  return <ul {...rest} className={list.list} aria-label={context.label} />;
}
