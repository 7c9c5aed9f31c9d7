import { Icon } from '@franca/ui/Icon';
import { useFormat } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
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
    <button ref={ref} type="button" className={styles.archiveRow} data-fr-part="archive-row" onClick={onOpen}>
      <span className={styles.archiveIcon}>
        <Icon icon={Archive} />
      </span>
      <span className={styles.archiveName} aria-hidden="true">
        {text('archived')}
      </span>
      <span className={styles.archiveCount} aria-hidden="true">
        {format.number(count)}
      </span>
      <VisuallyHidden>{text('archivedCount', { count })}</VisuallyHidden>
    </button>
  );
}
