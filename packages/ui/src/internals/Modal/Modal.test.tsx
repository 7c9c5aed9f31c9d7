import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Modal } from './Modal.tsx';

afterEach(() => document.body.replaceChildren());

const seen = (check: () => boolean) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!check()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });

it('gives what lies behind back in the frame that no longer shows it', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const isShown = () => document.querySelector('[role=dialog]') !== null;

  const opened = seen(() => page.hasAttribute('inert'));
  root.render(
    <Modal open dismissible kind="dialog" overlayClassName="" onClose={() => {}} aria-label="Photo">
      <button type="button">Apply</button>
    </Modal>,
  );
  await opened;
  expect(isShown()).toBe(true);

  const closed = seen(() => !isShown());
  root.render(null);
  await closed;
  // At once, before any later task: what is typed now must reach the page.
  expect(page.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
  root.unmount();
});
