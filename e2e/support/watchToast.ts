import type { Page } from '@playwright/test';

/**
 * Notes from now on whether a toast shows a text; the returned function waits until one has. A toast goes after two
 * seconds, and on a busy machine the next look may come later. It has to be begun before what makes the toast.
 */
export async function watchToast(page: Page, text: string): Promise<() => Promise<void>> {
  const toasts = page.getByRole('region', { name: 'Notifications', exact: true, includeHidden: true });
  const watch = await toasts.evaluateHandle((region, wanted) => {
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!region.textContent.includes(wanted)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(region, { childList: true, subtree: true, characterData: true });
    });
    return { shown };
  }, text);
  return () => watch.evaluate(({ shown }) => shown);
}
