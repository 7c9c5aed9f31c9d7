import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import type { PressPoint } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as list from './ChatList.styles.ts';
import * as styles from './TopicItem.styles.ts';
import { useMenuGestures } from './useMenuGestures.ts';

/** Props of {@link TopicItem}. */
export interface TopicItemProps {
  /** The conversation. */
  topic: Topic;
  /** Its place in the list, from 0. */
  index: number;
  /** What all rows share. */
  context: TopicRowsContext;
  /** Takes the element, whose height the list measures. */
  measure: (element: HTMLLIElement | null) => void;
  /** The row. */
  children: ReactNode;
}

/** The place of one conversation in the virtual list, with the button of its menu. Renders an `<li>`. */
export function TopicItem({ topic, index, context, measure, children }: TopicItemProps) {
  const text = useChatText();
  const { menuId, onMenu } = context;
  const gestures = useMenuGestures((point) => onMenu?.(topic.id, point));
  return (
    <li
      {...(onMenu ? gestures : {})}
      ref={measure}
      data-index={index}
      className={cx(list.item, styles.root)}
      aria-posinset={index + 1}
      aria-setsize={context.count}
    >
      {children}
      {onMenu ? (
        <IconButton
          className={styles.more}
          label={text('chatActions', { name: topic.title })}
          size="small"
          shape="round"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-expanded={menuId === topic.id}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onMenu(topic.id, { x: left, y: bottom });
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
  /** How many conversations there are. */
  readonly count: number;
  /** The conversation whose menu is open, or null. */
  readonly menuId: string | null;
  /** Opens the menu of a conversation at a point of the window; absent where it would offer nothing. */
  readonly onMenu: ((topicId: string, point: PressPoint) => void) | undefined;
}
