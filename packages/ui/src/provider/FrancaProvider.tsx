import { FloatingTree } from '@floating-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Direction } from '../i18n/Direction.ts';
import { directionOf } from '../i18n/directionOf.ts';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import type { Strings } from '../i18n/Strings.ts';
import { createToastStore } from '../Toaster/createToastStore.ts';
import { ToastContext } from '../Toaster/ToastContext.ts';
import type { ToastStore } from '../Toaster/ToastStore.ts';

/** Colour theme; `system` follows the setting of the device. */
export type Theme = 'light' | 'dark' | 'system';

/** How much room controls and rows take; on touch every target keeps at least 44 pixels. */
export type Density = 'comfortable' | 'compact';

/** Props of {@link FrancaProvider}. */
export interface FrancaProviderProps {
  /** BCP 47 tag of the interface language, such as `vi` or `ar-EG`. */
  locale: string;
  /** Writing direction; derived from the locale when left out. */
  direction?: Direction;
  /** Colour theme. Default `system`. */
  theme?: Theme;
  /** Room around words: heights and paddings of controls and rows. Default `comfortable`. */
  density?: Density;
  /** Texts that take the place of the built-in ones, by key. */
  strings?: Partial<Strings>;
  /** Where toasts are kept; give one to show toasts from code outside React. */
  toasts?: ToastStore;
  /** The application. */
  children: ReactNode;
}

/**
 * Sets language, direction, theme and density for the whole page (on the `html` element), holds the toasts, and lets
 * floating things know which of them is on top, so that Escape closes one at a time.
 * Renders no element.
 */
export function FrancaProvider({
  locale,
  direction = directionOf(locale),
  theme = 'system',
  density = 'comfortable',
  strings,
  toasts,
  children,
}: FrancaProviderProps) {
  const [ownToasts] = useState(createToastStore);

  useEffect(() => {
    const page = document.documentElement;
    page.lang = locale;
    page.dir = direction;
    if (theme === 'system') delete page.dataset.frTheme;
    else page.dataset.frTheme = theme;
    page.dataset.frDensity = density;
  }, [locale, direction, theme, density]);

  return (
    <I18nProvider locale={locale} direction={direction} strings={strings}>
      <ToastContext value={toasts ?? ownToasts}>
        <FloatingTree>{children}</FloatingTree>
      </ToastContext>
    </I18nProvider>
  );
}
