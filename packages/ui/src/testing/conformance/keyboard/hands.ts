import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually, staged } from '../stage.tsx';

/** Presses real keys, such as `{ArrowDown}` or `{Shift>}{Tab}{/Shift}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Waits until an element has the focus. */
export const focusOn = (find: () => Element | null | undefined): Promise<void> =>
  eventually(() => {
    const wanted = find();
    if (!wanted) throw new Error('What should have the focus is not there.');
    expect(document.activeElement).toBe(wanted);
  });

/** Puts the focus on the button before the component. */
export const standBefore = (): void => staged('before').focus();

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Puts the focus on the button before a component that may still take it: what opens does so in a later frame. */
export async function stayBefore(): Promise<void> {
  do {
    standBefore();
    await nextFrame();
    await nextFrame();
  } while (document.activeElement !== staged('before'));
}

/** Walks with Tab from the button before the component until an element has the focus. */
export async function tabTo(find: () => Element | null | undefined, most = 6): Promise<void> {
  standBefore();
  for (let steps = 0; steps < most && (document.activeElement !== find() || !find()); steps++)
    await press('{Tab}');
  await focusOn(find);
}

/** The first element of the page that a selector names. */
export const first = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** All elements of the page that a selector names. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
