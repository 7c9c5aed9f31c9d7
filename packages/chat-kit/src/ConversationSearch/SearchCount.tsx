import type { MessageSearchModel } from '../hooks/useMessageSearch.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './ConversationSearch.styles.ts';

/** Props of {@link SearchCount}. */
export interface SearchCountProps {
  /** The search. */
  search: MessageSearchModel;
}

/** Which hit is looked at, and of how many; said to screen readers as it changes. Renders an `<output>`. */
export function SearchCount({ search }: SearchCountProps) {
  const text = usePartText();
  const { words, hits, position, isComplete, isSearching, searched } = search;
  const say = (): string => {
    if (words.trim() === '') return '';
    if (isSearching) return text('seekProgress', { count: searched });
    if (hits.length === 0) return text('searchNone');
    return text(isComplete ? 'searchCount' : 'searchCountMore', { position, count: hits.length });
  };
  return <output className={styles.count}>{say()}</output>;
}
