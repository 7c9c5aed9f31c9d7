import { FrancaProvider } from '@franca/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './components/ErrorScreen.tsx';
import { LateToaster } from './components/LateToaster.tsx';
import { queries } from './lib/data/api.ts';
import { avatarSizes } from './lib/data/avatarSizes.ts';
import { persistOptions, queryClient } from './lib/data/queryClient.ts';
import { toasts } from './lib/data/toasts.ts';
import { useEndOfLoadingShell } from './lib/loadingShell.ts';
import { usePreference } from './lib/preferences/preferences.ts';
import { useTextSize } from './lib/preferences/useTextSize.ts';
import { interfaceLanguage } from './strings/interfaceLanguage.ts';
import { useProfileLanguage } from './strings/profileLanguage.ts';
import { useShownLanguage, useTexts } from './strings/texts.ts';
import { useMachineTexts } from './strings/useMachineTexts.ts';

/** Props of {@link Providers}. */
export interface ProvidersProps {
  /** The application. */
  children: ReactNode;
}

/** The pages, in whose place the shell of index.html stood. */
function Pages({ children }: ProvidersProps) {
  useEndOfLoadingShell();
  return <ErrorBoundary>{children}</ErrorBoundary>;
}

/** Shows the pages in the chosen language, else in the profile's, else in the browser's. */
function Interface({ children }: ProvidersProps) {
  const chosen = usePreference('language');
  const profile = useProfileLanguage();
  const wanted =
    chosen === null && profile === undefined
      ? null
      : interfaceLanguage(chosen, profile ?? null, navigator.languages);
  const language = useShownLanguage(wanted);
  const { kits } = useTexts();
  useMachineTexts({ tag: chosen ?? profile ?? null, isChosen: chosen !== null, shown: language });
  const theme = usePreference('theme');
  useTextSize();
  // A few milliseconds: without profile and texts the pages would flash in another language.
  if (useIsRestoring() || !language) return null;
  return (
    <FrancaProvider locale={language} theme={theme} strings={kits} toasts={toasts} avatarSizes={avatarSizes}>
      <Pages>{children}</Pages>
      <LateToaster isAtOnce />
    </FrancaProvider>
  );
}

// The copy is written a moment after a change: a reload in between finds a young copy that is no longer true.
const renewProfile = () => queryClient.invalidateQueries({ queryKey: queries.users.me().queryKey });

/** What all pages need: cached server state, language, toasts, and a boundary for errors. */
export function Providers({ children }: ProvidersProps) {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions} onSuccess={renewProfile}>
      <Interface>{children}</Interface>
    </PersistQueryClientProvider>
  );
}
