import { Icon } from '@franca/ui/Icon';
import { useFormat } from '@franca/ui/i18n';
import { Archive } from 'lucide-react';
import type { Ref } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';

/** Props of {@link ArchiveRow}. */
export interface ArchiveRowProps {
  /** How many conversations are archived; at least one. */
  count: number;
  /** Shows them. */
  onOpen: () => void;
  /** Takes the element. */
  ref?: Ref<HTMLButtonElement>;
}

/** The way to the archived conversations, above the others. Renders a `<button>`. */
export function ArchiveRow({ count, onOpen, ref }: ArchiveRowProps) {
  const text = useChatText();
  const format = useFormat();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.archiveRow}
      data-fr-part="archive-row"
      aria-label={text('archivedCount', { count })}
      onClick={onOpen}
    >
      <span className={styles.archiveIcon}>
        <Icon icon={Archive} />
      </span>
      <span className={styles.archiveName}>{text('archived')}</span>
      <span className={styles.archiveCount}>{format.number(count)}</span>
    </button>
  );
}
