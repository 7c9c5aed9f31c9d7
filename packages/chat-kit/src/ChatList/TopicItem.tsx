import { useEffect, useRef } from 'react';
import type { ItemProps } from 'react-virtuoso';
import type { Topic } from '../core/model/Topic.ts';
import * as styles from './ChatList.styles.ts';
import type { TopicRowsContext } from './TopicRowsContext.ts';

/** Props of {@link TopicItem}. */
export interface TopicItemProps extends ItemProps<Topic> {
  /** What all rows share. */
  context: TopicRowsContext;
}

/** The place of one conversation in the virtual list. Renders an `<li>`. */
export function TopicItem({ item, context, children, ...rest }: TopicItemProps) {
  const element = useRef<HTMLLIElement>(null);
  const { focusId, onFocused } = context;
  const takesFocus = focusId === item.id;
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
      ref={element}
      className={styles.item}
      aria-posinset={rest['data-index'] + 1}
      aria-setsize={context.count}
    >
      {children}
    </li>
  );
}
