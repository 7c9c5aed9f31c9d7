import { afterEach, expect, test, vi } from 'vitest';
import { type Box, keepClear, liftAbove, watchClear } from './keepClear.ts';

const toast: Box = { top: 740, bottom: 790, left: 100, right: 300 };
const row = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right });

test('stays where nothing is covered', () => {
  expect(liftAbove(toast, [row(400, 440), row(740, 790, 310, 390)], 400)).toBe(0);
});

test('is lifted above a button, and above another one that is there', () => {
  expect(liftAbove(toast, [row(760, 800)], 400)).toBe(38);
  expect(liftAbove(toast, [row(650, 720), row(760, 800)], 400)).toBe(148);
  expect(liftAbove(toast, [row(760, 800), row(650, 720)], 400)).toBe(148);
});

test('stays where there is no free place', () => {
  expect(liftAbove(toast, [row(0, 800)], 400)).toBe(0);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

/** Puts elements with places into the page, all of them seen. */
function show(html: string): HTMLElement {
  document.body.innerHTML = `${html}<section><ol data-box="740 790"></ol></section>`;
  for (const element of document.querySelectorAll('[data-box]')) {
    const [top = 0, bottom = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
    element.getBoundingClientRect = () =>
      DOMRect.fromRect({ x: 0, y: top, width: 390, height: bottom - top });
  }
  Object.assign(document, { elementsFromPoint: () => [...document.querySelectorAll('[data-seen], ol')] });
  vi.stubGlobal('innerHeight', 800);
  return document.querySelector('section') as HTMLElement;
}

test('where the document has no layout, nothing is moved and nothing fails', () => {
  document.body.innerHTML = '<button>Send</button><section><ol></ol></section>';
  const section = document.querySelector('section') as HTMLElement;
  expect('elementsFromPoint' in document).toBe(false);
  expect(() => keepClear(section)).not.toThrow();
  expect(liftOf(section)).toBe('');
});

const liftOf = (section: HTMLElement) => section.style.getPropertyValue('--lift');

test('a button that is seen moves the toasts, one below a dialog does not', () => {
  const section = show('<button data-box="780 800" data-seen></button><button data-box="700 740"></button>');
  keepClear(section);
  expect(liftOf(section)).toBe('18px');
});

test('the newest entry of a feed moves them, its buttons and older entries do not', () => {
  const section = show(
    `<div role="feed">
      <article aria-posinset="1" aria-setsize="2" data-box="600 680" data-seen></article>
      <article aria-posinset="2" aria-setsize="2" data-box="720 780" data-seen>
        <button data-box="600 700" data-seen></button>
      </article>
    </div>`,
  );
  keepClear(section);
  expect(liftOf(section)).toBe('78px');
});

test('a button that comes while a toast is shown moves it, once it stands in its place', async () => {
  vi.useFakeTimers();
  const section = show('<div role="dialog"></div>');
  const stop = watchClear(section);
  expect(liftOf(section)).toBe('0px');
  const button = document.createElement('button');
  button.dataset.seen = '';
  button.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 780, width: 390, height: 20 });
  document.querySelector('[role="dialog"]')?.append(button);
  await vi.advanceTimersByTimeAsync(400);
  expect(liftOf(section)).toBe('18px');
  stop();
  button.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(liftOf(section)).toBe('18px');
});
