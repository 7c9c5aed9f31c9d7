import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './StickersState.styles.ts';

/** Props of {@link StickersState}. */
export interface StickersStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether they could not be loaded. Default: they are on their way. */
  isFailed?: boolean;
  /** Loads them again, where that failed. */
  onRetry?: (() => void) | undefined;
}

/** Stands where stickers will be: they are loading, or could not be loaded. Renders a `<div>`. */
export function StickersState({ isFailed = false, onRetry, className, ...rest }: StickersStateProps) {
  const text = usePartText();
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {isFailed ? (
        <EmptyState
          title={text('stickersFailed')}
          action={
            <Button variant="neutral" onClick={onRetry}>
              {text('retry')}
            </Button>
          }
        />
      ) : (
        <Spinner />
      )}
    </div>
  );
}
