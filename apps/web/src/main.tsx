import '@franca/ui';
import './styles/fonts.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { installRepeatImport } from './lib/repeatImport.ts';

/** Lets the pages open without a network; only builds have a service worker. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Private windows refuse it; the pages work without.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}

installRepeatImport();
const root = document.getElementById('root');
if (!root) throw new Error('Franca: index.html has no element "root" to render into. Restore it.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
