import { findUiLanguage } from '@franca/languages';
import { renderToString } from 'react-dom/server';

/** What the pages read of the browser when they are loaded; at build time there is nothing in it. */
function standInForBrowser(): void {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  Object.assign(globalThis, {
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => {},
  });
}

/** The sign-in's markup in each language of the interface, as the browser hydrates it. */
export async function renderLogin(languages: readonly string[]): Promise<Record<string, string>> {
  standInForBrowser();
  // Loaded now, not before: these modules read the browser.
  const { LoginDocument } = await import('./LoginDocument.tsx');
  const { showLanguage } = await import('../strings/texts.ts');
  const navigation = { query: new URLSearchParams(), replace: () => {} };
  const pages: Record<string, string> = {};
  for (const tag of languages) {
    await showLanguage(findUiLanguage(tag) ?? 'en');
    pages[tag] = renderToString(<LoginDocument navigation={navigation} />);
  }
  return pages;
}
