import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';
import './styles.ts';

declare global {
  interface Window {
    /** The addresses that the server put into the page. */
    styles: readonly string[];
  }
}

hydrateRoot(document, <Page styles={window.styles} />);
