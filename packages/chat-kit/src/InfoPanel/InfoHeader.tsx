import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { ArrowLeft, X } from 'lucide-react';
import type { Ref } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './InfoPanel.styles.ts';

/** Props of {@link InfoHeader}. */
export interface InfoHeaderProps {
  /** What the view is about. */
  title: string;
  /** Leads back to the overview; left out there. */
  onBack?: () => void;
  /** Closes the panel. */
  onClose?: () => void;
  /** The heading, which takes the focus when the view comes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The line above a view of the panel: on a phone the overview is left by an arrow, as every page is. Renders a `<header>`. */
export function InfoHeader({ title, onBack, onClose, ref }: InfoHeaderProps) {
  const text = useChatText();
  const leave = onBack ?? onClose;
  return (
    <header className={styles.header} data-view={onBack ? 'inner' : 'overview'}>
      {leave ? (
        <IconButton className={styles.backButton} label={text('back')} onClick={leave}>
          <Icon icon={ArrowLeft} flip />
        </IconButton>
      ) : null}
      <h2 ref={ref} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {onClose ? (
        <IconButton className={styles.closeButton} label={text('closeInfo')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      ) : null}
    </header>
  );
}
