import { FrancaProvider } from '@franca/ui';
import { ErrorBoundary } from '../components/ErrorScreen.tsx';
import { LateToaster } from '../components/LateToaster.tsx';
import { SignIn } from '../features/auth/SignIn.tsx';
import { avatarSizes } from '../lib/data/avatarSizes.ts';
import { toasts } from '../lib/data/toasts.ts';
import { type Navigation, NavigationContext } from '../lib/navigation/Navigation.ts';
import { usePreference } from '../lib/preferences/preferences.ts';
import { useTexts } from '../strings/texts.ts';

/** Props of {@link LoginDocument}. */
export interface LoginDocumentProps {
  /** How it leads on. */
  navigation: Navigation;
}

/** The sign-in as a document of its own, without the application around it, in the language of the texts that are loaded. */
export function LoginDocument({ navigation }: LoginDocumentProps) {
  const theme = usePreference('theme');
  const { language, kits } = useTexts();
  return (
    <FrancaProvider locale={language} theme={theme} strings={kits} toasts={toasts} avatarSizes={avatarSizes}>
      <NavigationContext value={navigation}>
        <ErrorBoundary>
          <SignIn />
        </ErrorBoundary>
      </NavigationContext>
      <LateToaster />
    </FrancaProvider>
  );
}
