import { type CSSProperties, use, useMemo } from 'react';
import { ThemesContext } from './ThemesContext.ts';
import { themeProperties } from './themeRules.ts';

/** Props of the element that a theme colours; `scope` of `themes.styles.ts` stands beside them. */
export interface ThemeProps {
  /** Name of the theme; absent for none. */
  readonly 'data-chat-theme'?: string | undefined;
  /** Stands there when the theme is one of the application's. */
  readonly 'data-own-theme'?: '' | undefined;
  /** Its colours, when no style sheet knows them. */
  readonly style?: CSSProperties | undefined;
}

/** The props that colour an element in a theme; a name that nobody knows colours nothing. */
export function useThemeProps(name: string | null | undefined): ThemeProps {
  const own = use(ThemesContext).find((theme) => theme.name === name);
  return useMemo(
    () => ({
      'data-chat-theme': name || undefined,
      ...(own && { 'data-own-theme': '', style: themeProperties(own) as CSSProperties }),
    }),
    [name, own],
  );
}
