import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';
import type { Served } from './Served.ts';
import './styles.ts';

declare global {
  interface Window {
    /** What the server put into the page. */
    served: Served;
  }
}

hydrateRoot(document, <Page {...window.served} />);
