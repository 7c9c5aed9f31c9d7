import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { X } from 'lucide-react';
import type { LinkPreview } from '../core/model/LinkPreview.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { LinkCard } from '../LinkCard/LinkCard.tsx';
import * as styles from './LinkPreviewBar.styles.ts';

/** Props of {@link LinkPreviewBar}. */
export interface LinkPreviewBarProps {
  /** What the page says. */
  preview: LinkPreview;
  /** The message is to go without it. */
  onDismiss: () => void;
}

/** Shows above the composer the card that the message will have, and takes it away. Renders a `<section>`. */
export function LinkPreviewBar({ preview, onDismiss }: LinkPreviewBarProps) {
  const text = usePartText();
  return (
    <section className={styles.root} data-fr-part="link-preview-bar" aria-label={text('linkPreview')}>
      <LinkCard preview={preview} className={styles.card} />
      <IconButton label={text('removeLinkPreview')} shape="round" onClick={onDismiss}>
        <Icon icon={X} />
      </IconButton>
    </section>
  );
}
