import { use, useMemo } from 'react';
import type { ChatTheme } from './ChatTheme.ts';
import { chatThemes } from './chatThemes.ts';
import { ThemesContext } from './ThemesContext.ts';

/**
 * The themes to choose from: those of the kit, then those of the application. One of the application's that has the name
 * of one of the kit's stands in its place. Only code that loads on demand may use it: it brings every picture along.
 */
export function useThemes(): readonly ChatTheme[] {
  const own = use(ThemesContext);
  return useMemo(() => {
    const byName = new Map([...chatThemes, ...own].map((theme) => [theme.name, theme]));
    return [...byName.values()];
  }, [own]);
}
