import { NextFloatingDelayGroup } from '@floating-ui/react';
import { type Direction, directionOf } from '@franca/languages';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { type AvatarSizes, AvatarSizesContext } from '../Avatar/AvatarSizesContext.ts';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import type { ProvidedStrings } from '../i18n/KitStrings.ts';
import { PortalContext } from '../internals/Portal.tsx';
import { createToastStore, type ToastStore } from '../Toaster/createToastStore.ts';
import { ToastContext } from '../Toaster/useToastStore.ts';
import { type Density, type Theme, usePageSettings } from './usePageSettings.ts';

/** Looks at the style sheets, also of a built page: a build can change their order. It is no part of what a page waits for. */
function lookAtSheets(): void {
  if (process.env.NODE_ENV === 'test') return;
  import('./warnAboutSheets.ts').then(({ warnAboutSheets }) => warnAboutSheets()).catch(() => {});
}

/** Props of {@link FrancaScope}. */
export interface FrancaScopeProps extends ComponentProps<'div'> {
  /** Colour theme of this part of the page. */
  theme: Theme;
  /** Room around words in this part of the page. */
  density: Density;
}

/** The element of an embedded provider: carries language, direction, theme and density, and holds what floats. */
function FrancaScope({ theme, density, children, ...rest }: FrancaScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div {...rest} ref={setElement} data-fr-scope="" data-fr-theme={theme} data-fr-density={density}>
      <PortalContext value={element}>{children}</PortalContext>
    </div>
  );
}

/** Props of {@link FrancaProvider}. */
export interface FrancaProviderProps {
  /** BCP 47 tag of the interface language, such as `vi` or `ar-EG`. */
  locale: string;
  /** Writing direction; derived from the locale when left out. */
  direction?: Direction | undefined;
  /** Colour theme. Default `system`. */
  theme?: Theme | undefined;
  /** Room around words: heights and paddings of controls and rows. Default `comfortable`. */
  density?: Density | undefined;
  /**
   * `page` when the whole page is yours: the settings go on the `html` element. `element` inside a page of somebody
   * else: they go on a `<div>` around the children, what floats stays in it, and nothing outside it is styled.
   * Default `page`.
   */
  scope?: 'page' | 'element' | undefined;
  /** Class of the `<div>` that `scope="element"` renders. */
  className?: string | undefined;
  /** Texts that take the place of the built-in ones, by package and key: `{ ui: { close: 'Shut' } }`. */
  strings?: ProvidedStrings | undefined;
  /** Where toasts are kept; give one to show toasts from code outside React. */
  toasts?: ToastStore | undefined;
  /**
   * Smaller versions of the pictures of people, so that a face in a list does not load a large picture: what `srcset` says
   * for an address, or undefined. Keep the function the same between renders.
   */
  avatarSizes?: AvatarSizes | undefined;
  /** The application. */
  children: ReactNode;
}

/**
 * Sets language, direction, theme and density, for the whole page or for one element of it, and holds the toasts.
 * Renders no element of its own in a page, and a `<div>` with `scope="element"`.
 */
export function FrancaProvider({
  locale,
  direction = directionOf(locale),
  theme = 'system',
  density = 'comfortable',
  scope = 'page',
  className,
  strings,
  toasts,
  avatarSizes,
  children,
}: FrancaProviderProps) {
  const [ownToasts] = useState(createToastStore);
  usePageSettings(scope === 'page', { locale, direction, theme, density });
  useEffect(lookAtSheets, []);

  return (
    <I18nProvider locale={locale} direction={direction} strings={strings}>
      <ToastContext value={toasts ?? ownToasts}>
        <AvatarSizesContext value={avatarSizes}>
          <NextFloatingDelayGroup delay={0} timeoutMs={300}>
            {scope === 'page' ? (
              children
            ) : (
              <FrancaScope
                className={className}
                lang={locale}
                dir={direction}
                theme={theme}
                density={density}
              >
                {children}
              </FrancaScope>
            )}
          </NextFloatingDelayGroup>
        </AvatarSizesContext>
      </ToastContext>
    </I18nProvider>
  );
}
