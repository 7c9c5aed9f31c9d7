import '@franca/ui';
import './styles/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { registerServiceWorker } from './lib/registerServiceWorker.ts';
import { installRepeatImport } from './lib/repeatImport.ts';

installRepeatImport();
const root = document.getElementById('root');
if (!root) throw new Error('Franca: index.html has no element "root" to render into. Restore it.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
