import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is on what has this name; every stop on the way must show where it is. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const { words } = await focus(page);
    // Some colours take a moment to come.
    const isVisible = async () => (await focus(page)).isVisible;
    await expect.poll(isVisible, `the focus on “${words}” is visible`).toBe(true);
    if (name.test(words)) return;
  }
  throw new Error(`The Tab key never came to ${name}.`);
}

/** What has the focus, and whether that can be seen: on the screen, with an outline of its own or of what holds it. */
export function focus(page: Page): Promise<{ words: string; isVisible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const named = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const text = named || (element.textContent ?? '') || element.outerHTML.slice(0, 200);
    const words = element.getAttribute('aria-label') ?? text;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isOnScreen = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    // Of its own, of what is drawn beside or in it, or of a frame around a field.
    const frame = element.closest('label, [class]:has(> :focus)')?.parentElement ?? element;
    const hasOutline = [element, frame, ...frame.querySelectorAll('*')].some((candidate) => {
      const { outlineStyle, boxShadow } = getComputedStyle(candidate);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    // The handle between two columns is a line that takes the colour of the focus, and a photo has a ring over it.
    const { backgroundColor: line, boxShadow: ring } = getComputedStyle(element, '::after');
    const isSeen = hasOutline || ring !== 'none' || !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(line);
    return { words, isVisible: element !== document.body && isOnScreen && isSeen };
  });
}
