import { Banner, Button, Spinner } from '@franca/ui';
import { useText } from '../../strings/useText.ts';

/** Props of {@link ListsMissing}. */
export interface ListsMissingProps {
  /** Whether the server could not be asked; otherwise the answer is on its way. */
  isFailed: boolean;
  /** Tries again. */
  onRetry: () => void;
}

/** Stands for the form while the lists of countries and languages are not here. */
export function ListsMissing({ isFailed, onRetry }: ListsMissingProps) {
  const text = useText();
  if (!isFailed) return <Spinner size="large" label={text('theBasics')} />;
  return (
    <Banner
      tone="error"
      action={
        <Button size="small" variant="neutral" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('connectionFailed')}
    </Banner>
  );
}
