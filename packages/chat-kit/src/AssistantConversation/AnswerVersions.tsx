import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantRow.styles.ts';

/** Props of {@link AnswerVersions}. */
export interface AnswerVersionsProps {
  /** Which version is shown, counted from 0. */
  position: number;
  /** How many there are. */
  total: number;
  /** Shows another one. */
  onShow: (position: number) => void;
  /** Whether the keyboard stops at its buttons. */
  isTabStop: boolean;
}

/** Switches between the versions of an answer: n/total. Renders a `<span>`. */
export function AnswerVersions({ position, total, onShow, isTabStop }: AnswerVersionsProps) {
  const text = useAssistantText();
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <span className={styles.versions}>
      <IconButton
        size="small"
        label={text('previousVersion')}
        tabIndex={tabIndex}
        // It keeps the focus at the first version.
        aria-disabled={position === 0}
        onClick={() => position > 0 && onShow(position - 1)}
      >
        <Icon icon={ChevronLeft} size="small" flip />
      </IconButton>
      <span role="status" className={styles.versionCount}>
        {text('versionOf', { position: position + 1, total })}
      </span>
      <IconButton
        size="small"
        label={text('nextVersion')}
        tabIndex={tabIndex}
        aria-disabled={position === total - 1}
        onClick={() => position < total - 1 && onShow(position + 1)}
      >
        <Icon icon={ChevronRight} size="small" flip />
      </IconButton>
    </span>
  );
}
