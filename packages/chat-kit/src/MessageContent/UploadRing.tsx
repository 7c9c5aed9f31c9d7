import { ProgressRing } from '@franca/ui/ProgressRing';
import type { DeliveryState } from '../core/model/DeliveryState.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './PicturesBody.styles.ts';

/** Props of {@link UploadRing}. */
export interface UploadRingProps {
  /** How far the message has come. */
  delivery: DeliveryState;
}

/** How much of the files of a message on its way is there; nothing once it is. Renders a `<span>`. */
export function UploadRing({ delivery }: UploadRingProps) {
  const text = useChatText();
  if (delivery.kind !== 'queued' && delivery.kind !== 'sending') return null;
  return (
    <span className={styles.ring}>
      <ProgressRing
        label={text('uploading')}
        value={delivery.kind === 'sending' ? delivery.progress : undefined}
      />
    </span>
  );
}
