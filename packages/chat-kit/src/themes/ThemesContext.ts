import { createContext } from 'react';
import type { ChatTheme } from './ChatTheme.ts';

/** Carries the themes of the application, beside those of the kit. */
export const ThemesContext = createContext<readonly ChatTheme[]>([]);
