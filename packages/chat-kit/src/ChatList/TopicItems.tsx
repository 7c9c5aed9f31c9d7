import type { Ref } from 'react';
import type { ListProps } from 'react-virtuoso';
import * as styles from './ChatList.styles.ts';
import type { TopicRowsContext } from './TopicRowsContext.ts';

/** Props of {@link TopicItems}. */
export interface TopicItemsProps extends Omit<ListProps<HTMLUListElement>, 'ref'> {
  /** What all rows share. */
  context: TopicRowsContext;
  /** Takes the element, whose height the list watches. */
  ref?: Ref<HTMLUListElement>;
}

/** The rows that are rendered. Renders a `<ul>`. */
export function TopicItems({ context, ...rest }: TopicItemsProps) {
  return <ul {...rest} className={styles.list} aria-label={context.label} />;
}
