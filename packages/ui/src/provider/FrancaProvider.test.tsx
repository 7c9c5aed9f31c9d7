import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FrancaProvider, type FrancaProviderProps } from './FrancaProvider.tsx';

const provider = (props: Partial<FrancaProviderProps>) => (
  <FrancaProvider locale="ar" {...props}>
    <Dialog open title="Edit profile" onOpenChange={() => undefined} />
  </FrancaProvider>
);

const page = document.documentElement;

describe('FrancaProvider', () => {
  afterEach(() => {
    for (const { name } of [...page.attributes]) page.removeAttribute(name);
  });

  it('writes its settings on the page', () => {
    render(provider({ theme: 'dark', density: 'compact' }));
    expect(page.lang).toBe('ar');
    expect(page.dir).toBe('rtl');
    expect(page.dataset).toMatchObject({ frTheme: 'dark', frDensity: 'compact' });
  });

  it('leaves the theme of the page to the device for "system"', () => {
    const { rerender } = render(provider({ theme: 'dark' }));
    rerender(provider({ theme: 'system' }));
    expect(page.dataset.frTheme).toBeUndefined();
  });

  it('lets the direction differ from that of the language', () => {
    render(provider({ direction: 'ltr' }));
    expect(page.dir).toBe('ltr');
  });

  it('leaves a page of somebody else alone and writes its settings on its own element', () => {
    render(provider({ scope: 'element', theme: 'dark', density: 'compact', className: 'given' }));
    // An open dialog holds the page still, whoever owns it.
    page.removeAttribute('style');
    expect(page.attributes).toHaveLength(0);
    const element = document.querySelector<HTMLElement>('.given');
    expect(element?.lang).toBe('ar');
    expect(element?.dir).toBe('rtl');
    expect(element?.dataset).toMatchObject({ frTheme: 'dark', frDensity: 'compact' });
  });

  it('keeps what floats inside its own element', () => {
    render(provider({ scope: 'element', className: 'given' }));
    expect(document.querySelector('.given')?.contains(screen.getByRole('dialog'))).toBe(true);
  });

  it('puts what floats at the end of a page that is its own', () => {
    const { container } = render(provider({}));
    expect(container.contains(screen.getByRole('dialog'))).toBe(false);
  });

  it('renders its own element on the server with everything on it', () => {
    expect(renderToString(provider({ scope: 'element', theme: 'light' }))).toBe(
      '<div lang="ar" dir="rtl" data-fr-scope="" data-fr-theme="light" data-fr-density="comfortable"></div>',
    );
  });
});
