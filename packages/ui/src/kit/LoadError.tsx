import { type ReactNode, useEffect, useTransition } from 'react';
import { RetryBanner } from '../Banner/RetryBanner.tsx';
import { useLoadErrorText } from '../i18n/useText.ts';
import { useToast } from '../Toaster/useToast.ts';

/** Props of {@link LoadError}. */
export interface LoadErrorProps {
  /** Called as soon as it is rendered; returns whether a toast is to announce the failure. */
  onError: () => boolean;
  /** Loads the part again; with it the sentence stands in the part's place. */
  onRetry?: (() => void) | undefined;
  /** Stands under the sentence. */
  children?: ReactNode;
}

/** Says that a part of the page could not be loaded. Renders a `<div>`, or nothing where only a toast says it. */
export function LoadError({ onError, onRetry, children }: LoadErrorProps) {
  const text = useLoadErrorText();
  const toast = useToast();
  // The button keeps the focus while the next attempt is under way.
  const [isTrying, startTry] = useTransition();
  useEffect(() => {
    if (onError()) toast.error(text('partFailed'), { duration: 8_000 });
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
