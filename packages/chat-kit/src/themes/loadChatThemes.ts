import type { ChatTheme } from './ChatTheme.ts';

/**
 * Fetches all themes of the kit in the order in which they are shown, each with its picture. They are fetched, because
 * their pictures weigh more than a conversation without a theme should load; rejects when they cannot be.
 */
export async function loadChatThemes(): Promise<readonly ChatTheme[]> {
  return (await import('./chatThemes.ts')).chatThemes;
}
