import { AccordionItem } from '@franca/ui/Accordion';
import { RetryBanner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import type { SharedAttachmentsModel } from '../hooks/useSharedAttachments.ts';
import * as styles from './InfoOverview.styles.ts';

/** Props of {@link PreviewSection}. */
export interface PreviewSectionProps {
  /** Names the section in its accordion. */
  value: 'media' | 'file';
  /** The heading. */
  title: string;
  /** The sentence when nothing was shared. */
  empty: string;
  /** What was shared. */
  shared: SharedAttachmentsModel;
  /** From so many on there is a way to all of them. */
  limit: number;
  /** Goes to all of them. */
  onViewAll: () => void;
  /** Stands there while they load. */
  skeleton: ReactNode;
  /** The newest of them. */
  children: ReactNode;
}

/** The newest of what was shared, under a heading that folds them away. Renders an accordion's item. */
export function PreviewSection(props: PreviewSectionProps) {
  const { value, title, empty, shared, limit, onViewAll, skeleton, children } = props;
  const text = usePartText();
  const { items, status, loadMore } = shared;

  const content = (): ReactNode => {
    if (items.length > 0) return children;
    if (status.kind === 'loading') {
      return (
        <div aria-busy="true">
          {skeleton}
          <VisuallyHidden>{text('sharedLoading')}</VisuallyHidden>
        </div>
      );
    }
    if (status.kind !== 'failed') return <p className={styles.nothing}>{empty}</p>;
    return (
      <RetryBanner onRetry={loadMore}>
        {text('sharedFailed')} <bdi>{status.reason}</bdi>
      </RetryBanner>
    );
  };

  return (
    <AccordionItem value={value} title={title}>
      {content()}
      {items.length >= limit ? (
        <Button
          className={styles.viewAll}
          size="small"
          variant="ghost"
          aria-label={`${text('viewAll')}: ${title}`}
          onClick={onViewAll}
        >
          {text('viewAll')}
        </Button>
      ) : null}
    </AccordionItem>
  );
}
