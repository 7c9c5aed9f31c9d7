import { Banner, type BannerProps, Button } from '@franca/ui';
import { useText } from '../strings/texts.ts';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps extends Pick<BannerProps, 'children' | 'edge'> {
  /** Tries again. */
  onRetry: () => void;
}

/** Says that something could not be loaded, and tries again. */
export function LoadFailure({ children, onRetry, edge }: LoadFailureProps) {
  const text = useText();
  return (
    <Banner
      {...(edge ? { edge } : {})}
      tone="error"
      action={
        <Button size="small" variant="neutral" onClick={onRetry}>
          {text('common.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
