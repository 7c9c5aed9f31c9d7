import { FrancaProvider } from '@franca/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareLink } from './ShareLink.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

it('is copied where the page is not encrypted and has no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const copied: string[] = [];
  const execCommand = vi.fn(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  });
  Object.assign(document, { execCommand });
  const link = 'http://franca.local/invite/1';
  const { unmount } = render(
    <FrancaProvider locale="en">
      <ShareLink link={link} label="Link" />
    </FrancaProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  await vi.waitFor(() => expect(copied).toEqual([link]));
  unmount();
});
