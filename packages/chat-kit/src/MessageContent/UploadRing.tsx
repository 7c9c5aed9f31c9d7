import { Icon } from '@franca/ui/Icon';
import { ProgressRing } from '@franca/ui/ProgressRing';
import { X } from 'lucide-react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './UploadRing.styles.ts';

/** Props of {@link UploadRing}. */
export interface UploadRingProps {
  /** How much is uploaded, 0 to 1; left out while that is unknown. */
  value: number | undefined;
  /** 32 or 48 pixels across. Default `medium`. */
  size?: 'small' | 'medium';
  /** Gives up sending the message; without it the ring only shows. */
  onCancel?: () => void;
}

/** How much of a file on its way is uploaded, with a button in the middle that gives the message up. Renders a `<span>`. */
export function UploadRing({ value, size = 'medium', onCancel }: UploadRingProps) {
  const text = useChatText();
  return (
    <ProgressRing className={styles.root} size={size} label={text('uploading')} value={value}>
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
  );
}
