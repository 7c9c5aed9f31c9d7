import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import type { ListFilter } from '../core/choices/createListFilter.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './ListFilters.styles.ts';

/** Props of {@link NothingFiltered}. */
export interface NothingFilteredProps {
  /** The filter under which there is nothing. */
  filter: Exclude<ListFilter, 'all'>;
  /** Shows all conversations again. */
  onShowAll: () => void;
}

const words = {
  unread: { title: 'nothingUnread', hint: 'nothingUnreadHint' },
  groups: { title: 'noGroups', hint: 'noGroupsHint' },
} as const;

/** Says that a filter leaves nothing, and shows everything again. Renders an empty state. */
export function NothingFiltered({ filter, onShowAll }: NothingFilteredProps) {
  const text = usePartText();
  const { title, hint } = words[filter];
  return (
    <EmptyState
      className={styles.nothing}
      title={text(title)}
      action={<Button onClick={onShowAll}>{text('showAllChats')}</Button>}
    >
      {text(hint)}
    </EmptyState>
  );
}
