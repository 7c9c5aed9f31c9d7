import { type ChatThemeName, themeLabels } from './themeLabels.ts';

/** The theme with this name, or null: for none, and for one that is not known here. */
export function knownTheme(name: string | null | undefined): ChatThemeName | null {
  return name && Object.hasOwn(themeLabels, name) ? (name as ChatThemeName) : null;
}
