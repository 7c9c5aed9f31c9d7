import type { Direction } from '@franca/languages';
import { useInsertionEffect } from 'react';

/** How much room controls and rows take; on touch every target keeps at least 44 pixels. */
export type Density = 'comfortable' | 'compact';

/** Colour theme; `system` follows the setting of the device. */
export type Theme = 'light' | 'dark' | 'system';

/** What {@link usePageSettings} writes on the page. */
export interface PageSettings {
  /** BCP 47 tag of the interface language. */
  locale: string;
  /** Writing direction. */
  direction: Direction;
  /** Colour theme. */
  theme: Theme;
  /** Room around words. */
  density: Density;
}

/** Writes language, direction, theme and density on the `html` element; nothing when the page is somebody else's. */
export function usePageSettings(ours: boolean, { locale, direction, theme, density }: PageSettings): void {
  // Before anything reads a height: the page's styles apply to what is marked.
  useInsertionEffect(() => {
    if (!ours) return;
    const page = document.documentElement;
    page.dataset.frPage = '';
    page.lang = locale;
    page.dir = direction;
    if (theme === 'system') delete page.dataset.frTheme;
    else page.dataset.frTheme = theme;
    page.dataset.frDensity = density;
  }, [ours, locale, direction, theme, density]);
}
