import { Banner, Button } from '@franca/ui';
import { errorText } from '../../lib/data/errorText.ts';
import { useText } from '../../strings/texts.ts';

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  /** Why it failed. */
  error: Error;
  /** Tries again. */
  onRetry: () => void;
}

/** Says that something could not be loaded, and tries again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const text = useText();
  return (
    <Banner
      tone="error"
      action={
        <Button size="small" variant="neutral" onClick={onRetry}>
          {text('common.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  );
}
