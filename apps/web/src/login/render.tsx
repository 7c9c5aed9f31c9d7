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

/** The sign-in in one language of the interface. */
export interface RenderedLogin {
  /** Title of the document. */
  readonly title: string;
  /** Its markup, as the browser hydrates it. */
  readonly markup: string;
}

/** The sign-in in each language of the interface. */
export async function renderLogin(languages: readonly string[]): Promise<Record<string, RenderedLogin>> {
  standInForBrowser();
  // Loaded now, not before: these modules read the browser.
  const { LoginDocument } = await import('./LoginDocument.tsx');
  const { loginTitle } = await import('./loginTitle.ts');
  const { showLanguage } = await import('../strings/texts.ts');
  const navigation = { query: new URLSearchParams(), replace: () => {} };
  const pages: Record<string, RenderedLogin> = {};
  for (const tag of languages) {
    await showLanguage(findUiLanguage(tag) ?? 'en');
    pages[tag] = {
      title: loginTitle(),
      markup: renderToString(<LoginDocument navigation={navigation} />),
    };
  }
  return pages;
}
