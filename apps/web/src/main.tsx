import '@franca/ui';
import './styles/fonts.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { showCarriedToasts } from './lib/data/carriedToasts.ts';
import { offerNewVersion } from './lib/data/offerNewVersion.ts';
import { loadEmojiFont } from './lib/emojiFont.ts';
import { followNotifications } from './lib/followNotifications.ts';
import { registerServiceWorker } from './lib/registerServiceWorker.ts';
import { whenIdle } from './lib/whenIdle.ts';
import { router } from './router.tsx';

delete document.documentElement.dataset.waits;
const root = document.getElementById('root');
if (!root) throw new Error('Franca: index.html has no element "root" to render into. Restore it.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
showCarriedToasts();
registerServiceWorker(offerNewVersion);
whenIdle(loadEmojiFont);
followNotifications((address) => void router.navigate(address));
