import '@franca/ui';
import '../styles/renderedFonts.css';
import '../styles/page.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { carryToasts } from '../lib/data/carriedToasts.ts';
import { preferences } from '../lib/preferences/preferences.ts';
import { registerServiceWorker } from '../lib/registerServiceWorker.ts';
import { readIntent, redirectRule } from '../lib/session/redirectRule.ts';
import { session } from '../lib/session/session.ts';
import { interfaceLanguage } from '../strings/interfaceLanguage.ts';
import { showLanguage } from '../strings/texts.ts';
import { LoginDocument } from './LoginDocument.tsx';
import { loginTitle } from './loginTitle.ts';

/**
 * `/login`, opened by its address: the first page of Franca that most people see. Its HTML is rendered at build time, and its
 * script is the sign-in without the application: no router, no cache, no schemas.
 */
const navigation = {
  query: new URLSearchParams(location.search),
  replace: (address: string) => {
    carryToasts();
    location.replace(address);
  },
};

const leave = () => location.replace(redirectRule(readIntent(navigation.query)));

async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Franca: login.html has no element "root" to render into. Restore it.');
  const page = document.documentElement;
  const language = await showLanguage(
    interfaceLanguage(preferences.getState().language, null, navigator.languages),
  );
  document.title = loginTitle();
  const content = (
    <StrictMode>
      <LoginDocument navigation={navigation} />
    </StrictMode>
  );
  if (page.lang === language && root.hasChildNodes()) hydrateRoot(root, content);
  else {
    root.replaceChildren();
    createRoot(root).render(content);
  }
  delete page.dataset.waits;
}

if (session.getState().sessionToken) leave();
else {
  void show();
  // Signed in meanwhile, in another tab: in this one the sign-in leads on itself, with its toasts.
  addEventListener('storage', ({ key, newValue }) => key === 'sessionToken' && newValue && leave());
  registerServiceWorker();
}
