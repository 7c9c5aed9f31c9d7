import { RetryBanner } from '@franca/ui/Banner';
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
  return (
    <RetryBanner edge onRetry={onRetry}>
      {text('loadFailed')} <bdi>{reason}</bdi>
    </RetryBanner>
  );
}
