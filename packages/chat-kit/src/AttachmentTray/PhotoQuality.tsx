import { Switch } from '@franca/ui/Switch';
import type { PhotoChoice } from '../core/attachments/createAttachmentDraft.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './PhotoQuality.styles.ts';

/** Props of {@link PhotoQuality}. */
export interface PhotoQualityProps {
  /** How the photos are sent. */
  photos: PhotoChoice;
  /** Sends them as they were chosen, or smaller. */
  onOriginal: (isOriginal: boolean) => void;
}

/** Whether photos are sent smaller or as they are, and how many are still being made smaller. Renders a `<div>`. */
export function PhotoQuality({ photos, onOriginal }: PhotoQualityProps) {
  const text = usePartText();
  const { isOriginal, waiting } = photos;
  const isBusy = waiting > 0 && !isOriginal;
  return (
    <div className={styles.root} data-fr-part="photo-quality">
      <Switch
        label={text('photosOriginal')}
        hint={isBusy ? text('photosBusy', { count: waiting }) : text('photosHint')}
        checked={isOriginal}
        onCheckedChange={onOriginal}
      />
    </div>
  );
}
