import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@franca/ui/styles.css';
import '@franca/chat-kit/styles.css';
import './app.css';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
