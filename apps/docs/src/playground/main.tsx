import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const root = document.getElementById('playground');
if (root) createRoot(root).render(<Playground />);
