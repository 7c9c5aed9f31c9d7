import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import type { ReactNode } from 'react';
import { useChatText } from '../hooks/useChatText.ts';

/** Props of {@link RetryBanner}. */
export interface RetryBannerProps {
  /** What could not be loaded, and why. */
  children: ReactNode;
  /** Tries again. */
  onRetry: () => void;
  /** Whether a try is on its way. */
  isTrying?: boolean;
  /** Fills the width of its container edge to edge. */
  edge?: boolean;
}

/** Says in the place of something that it could not be loaded, with a button that tries again. Renders a `<div>`. */
export function RetryBanner({ children, onRetry, isTrying, edge }: RetryBannerProps) {
  const text = useChatText();
  const retry = (
    <Button size="small" variant="neutral" loading={isTrying} onClick={onRetry}>
      {text('retry')}
    </Button>
  );
  return (
    <Banner tone="error" edge={edge} action={retry}>
      {children}
    </Banner>
  );
}
