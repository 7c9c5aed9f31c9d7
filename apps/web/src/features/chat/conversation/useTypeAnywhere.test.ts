import { afterEach, describe, expect, it } from 'vitest';
import { beginsWriting } from './useTypeAnywhere.ts';

/** What a key press in the first element of this page counts as. */
function press(html: string, init: KeyboardEventInit): boolean {
  document.body.innerHTML = html;
  let answer = false;
  const receive = (event: KeyboardEvent) => {
    answer = beginsWriting(event);
  };
  document.addEventListener('keydown', receive);
  const target = document.querySelector('[data-here]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  document.removeEventListener('keydown', receive);
  return answer;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('a key press', () => {
  const row = '<button data-here>Nguyễn Minh</button>';

  it.each(['h', 'ế', 'ع', '?', '7', '😀'])('that writes %s beside the composer begins a message', (key) => {
    expect(press(row, { key })).toBe(true);
  });

  it.each([
    { key: ' ' },
    { key: 'Enter' },
    { key: 'ArrowDown' },
    { key: 'Dead' },
    { key: 'f', ctrlKey: true },
    { key: 'c', metaKey: true },
    { key: 'x', altKey: true },
    { key: 'n', isComposing: true },
  ])('that does something else begins none: %o', (init) => {
    expect(press(row, init)).toBe(false);
  });

  it.each([
    '<input data-here>',
    '<div role="menu"><button data-here>Reply</button></div>',
    '<div role="dialog"><button data-here>Close</button></div>',
    '<video data-here></video>',
  ])('begins none where keys have a meaning: %s', (html) => {
    expect(press(html, { key: 'h' })).toBe(false);
  });
});
