/** Closes the menu of narrow windows with Escape, with a press beside it, and with the choice of an entry. */
export function startMenu(menu: HTMLDetailsElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const isEntry = target instanceof Element && target.closest('a') !== null;
    if (isEntry || !menu.contains(target as Node)) menu.open = false;
  });
}
