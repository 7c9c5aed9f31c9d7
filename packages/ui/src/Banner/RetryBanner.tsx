import { Button } from '../Button/Button.tsx';
import { useLoadErrorText } from '../i18n/useText.ts';
import { Banner, type BannerProps } from './Banner.tsx';

/** Props of {@link RetryBanner}. */
export interface RetryBannerProps extends Omit<BannerProps, 'tone' | 'action' | 'onDismiss'> {
  /** Tries again. */
  onRetry: () => void;
  /** Whether an attempt is under way. */
  isTrying?: boolean;
}

/**
 * Says in the place of something that it could not be loaded, with a button that tries again. Renders the `<div>` of a
 * `Banner`.
 */
export function RetryBanner({ onRetry, isTrying, ...rest }: RetryBannerProps) {
  const text = useLoadErrorText();
  const retry = (
    <Button size="small" variant="neutral" loading={isTrying} onClick={onRetry}>
      {text('retry')}
    </Button>
  );
  return <Banner {...rest} tone="error" action={retry} />;
}
