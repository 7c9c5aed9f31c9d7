import { Icon } from '@franca/ui/Icon';
import { ProgressRing } from '@franca/ui/ProgressRing';
import { X } from 'lucide-react';
import type { DeliveryState } from '../core/model/DeliveryState.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './PicturesBody.styles.ts';

/** Props of {@link UploadRing}. */
export interface UploadRingProps {
  /** How far the message has come. */
  delivery: DeliveryState;
  /** Gives up sending; without it the ring only shows. */
  onCancel?: () => void;
}

/** How much of the files of a message on its way is there, with a way to give it up; nothing once it is. Renders a `<span>`. */
export function UploadRing({ delivery, onCancel }: UploadRingProps) {
  const text = useChatText();
  if (delivery.kind !== 'queued' && delivery.kind !== 'sending') return null;
  return (
    <span className={styles.ring}>
      <ProgressRing
        label={text('uploading')}
        value={delivery.kind === 'sending' ? delivery.progress : undefined}
      >
        {onCancel ? (
          <button
            type="button"
            className={styles.cancel}
            title={text('cancelSending')}
            aria-label={text('cancelSending')}
            onClick={onCancel}
          >
            <Icon icon={X} />
          </button>
        ) : null}
      </ProgressRing>
    </span>
  );
}
