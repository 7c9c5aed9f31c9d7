/**
 * Makes a page's import try a reload: a page of an older version asks for files that the server has no more, and the newer
 * version is one reload away. For whole pages only: inside one, a reload would cost what was begun there.
 */
export function orReload<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) location.reload();
      throw error;
    }
  };
}
