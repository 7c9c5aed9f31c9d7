import { Button } from '@franca/ui/Button';
import { Spinner } from '@franca/ui/Spinner';
import { usePartText } from '../hooks/usePartText.ts';
import type { SharedAttachmentsModel } from '../hooks/useSharedAttachments.ts';
import * as styles from './StorageView.styles.ts';

/** Props of {@link GalleryEnd}. */
export interface GalleryEndProps {
  /** What was shared. */
  shared: SharedAttachmentsModel;
}

/** Under the last row of a gallery: the next page on its way, why it did not come, or the way to it. Renders a `<div>`, or nothing. */
export function GalleryEnd({ shared }: GalleryEndProps) {
  const text = usePartText();
  const { status, hasMore, loadMore } = shared;
  if (!hasMore) return null;
  if (status.kind === 'loadingMore') {
    return (
      <div className={styles.end}>
        <Spinner label={text('sharedLoading')} />
      </div>
    );
  }
  return (
    <div className={styles.end}>
      {status.kind === 'moreFailed' ? (
        <p className={styles.endReason} role="alert">
          {text('sharedFailed')} <bdi>{status.reason}</bdi>
        </p>
      ) : null}
      <Button size="small" variant="neutral" onClick={loadMore}>
        {text(status.kind === 'moreFailed' ? 'retry' : 'loadMore')}
      </Button>
    </div>
  );
}
