import { FrancaProvider, Toaster } from '@franca/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { persistOptions, queryClient } from './lib/queryClient.ts';
import { toasts } from './lib/toasts.ts';
import { useInterfaceLanguage } from './lib/useInterfaceLanguage.ts';

/** Props of {@link Providers}. */
export interface ProvidersProps {
  /** The application. */
  children: ReactNode;
}

function Interface({ children }: ProvidersProps) {
  const locale = useInterfaceLanguage();
  // A few milliseconds: without the profile the pages would flash in the browser's language.
  if (useIsRestoring()) return null;
  return (
    <FrancaProvider locale={locale} toasts={toasts}>
      <ErrorBoundary>{children}</ErrorBoundary>
      <Toaster />
    </FrancaProvider>
  );
}

/** Everything the pages stand on: cached server state, language, toasts, a last net for errors. */
export function Providers({ children }: ProvidersProps) {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <Interface>{children}</Interface>
    </PersistQueryClientProvider>
  );
}
