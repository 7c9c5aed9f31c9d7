import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { useChatText } from '../hooks/useChatText.ts';

/** Props of {@link FirstPageFailure}. */
export interface FirstPageFailureProps {
  /** Why the newest messages could not be loaded, in words for the reader. */
  reason: string;
  /** Asks for them again. */
  onRetry: () => void;
}

/** Says that a conversation could not be loaded, and offers to try again. Renders a `<div>`. */
export function FirstPageFailure({ reason, onRetry }: FirstPageFailureProps) {
  const text = useChatText();
  const retry = (
    <Button size="small" variant="neutral" onClick={onRetry}>
      {text('retry')}
    </Button>
  );
  return (
    <Banner tone="error" edge action={retry}>
      {text('loadFailed')} <bdi>{reason}</bdi>
    </Banner>
  );
}
