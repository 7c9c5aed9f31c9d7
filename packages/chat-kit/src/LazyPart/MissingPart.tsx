import { useToast } from '@franca/ui/Toaster';
import { type ReactNode, useEffect, useTransition } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import { RetryBanner } from '../RetryBanner/RetryBanner.tsx';

/** Props of {@link MissingPart}. */
export interface MissingPartProps {
  /** Told as soon as it is there; answers whether a passing notice is to say so. */
  onMissing: () => boolean;
  /** Asks for the part again; with it the sentence stands in the part's place. */
  onRetry?: (() => void) | undefined;
  /** Stands under the sentence. */
  children?: ReactNode;
}

/** Says that a part of the page could not be loaded. Renders a `<div>`, or nothing where a passing notice says it. */
export function MissingPart({ onMissing, onRetry, children }: MissingPartProps) {
  const text = useChatText();
  const toast = useToast();
  // The button keeps the focus while the next try is on its way.
  const [isTrying, startTry] = useTransition();
  useEffect(() => {
    if (onMissing()) toast.error(text('partFailed'), { duration: 8_000 });
  });
  if (!onRetry) return null;
  return (
    <div>
      <RetryBanner isTrying={isTrying} onRetry={() => startTry(onRetry)}>
        {text('partFailed')}
      </RetryBanner>
      {children}
    </div>
  );
}
