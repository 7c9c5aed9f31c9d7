import { RetryBanner } from '@franca/ui/Banner';
import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { Skeleton } from '@franca/ui/Skeleton';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { FileText, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import type { SharedAttachmentsModel } from '../hooks/useSharedAttachments.ts';
import * as styles from './StorageView.styles.ts';

/** Props of {@link StorageState}. */
export interface StorageStateProps {
  /** Pictures and videos, or other files. */
  type: 'media' | 'file';
  /** What was shared. */
  shared: SharedAttachmentsModel;
  /** Stands there when there is something. */
  children: ReactNode;
}

const shapes = {
  media: { icon: Images, empty: 'noMediaShared', count: 12 },
  file: { icon: FileText, empty: 'noFileShared', count: 6 },
} as const;

/** What stands in the place of a gallery while it loads, when it failed and when it is empty. Renders its children otherwise. */
export function StorageState({ type, shared, children }: StorageStateProps) {
  const text = usePartText();
  const { icon, empty, count } = shapes[type];
  const { items, status, loadMore } = shared;
  if (items.length > 0) return children;
  if (status.kind === 'loading') {
    return (
      <div className={styles.skeleton} data-type={type} aria-busy="true">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Skeleton key={place} shape="block" />
        ))}
        <VisuallyHidden>{text('sharedLoading')}</VisuallyHidden>
      </div>
    );
  }
  if (status.kind === 'failed') {
    return (
      <RetryBanner edge onRetry={loadMore}>
        {text('sharedFailed')} <bdi>{status.reason}</bdi>
      </RetryBanner>
    );
  }
  return <EmptyState className={styles.empty} icon={<Icon icon={icon} size="large" />} title={text(empty)} />;
}
