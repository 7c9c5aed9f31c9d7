import { cx } from '@linaria/core';
import { X } from 'lucide-react';
import * as carouselStyles from '../Carousel/Carousel.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useGalleryText } from '../i18n/useText.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ImageViewer.styles.ts';

/** Props of {@link ViewerWait}. */
export interface ViewerWaitProps {
  /** Whether a carousel comes, and not a single picture. */
  isCarousel: boolean;
  /** Called when the person closes the viewer. */
  onClose: () => void;
}

/**
 * What stands in an image viewer until its stage has been fetched. It also brings the sheets of what the stage is made
 * of, which are part of the viewer's own sheet. Renders a `<div>`.
 */
export function ViewerWait({ isCarousel, onClose }: ViewerWaitProps) {
  const text = useGalleryText();
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <span className={styles.gap} />
        <IconButton label={text('closeViewer')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </div>
      <div className={cx(styles.frame, isCarousel && carouselStyles.root)}>
        <Spinner className={styles.wait} size="large" />
      </div>
    </div>
  );
}
