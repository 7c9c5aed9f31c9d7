import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeTopmost } from './closeTopmost.ts';

/** An element that hears Escape, and takes it unless it says otherwise. */
function add(html: string, takes = true) {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  const heard = vi.fn((event: Event) => {
    if (takes && event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
  });
  element?.addEventListener('keydown', heard);
  return heard;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('what lies on top', () => {
  it('is the last of what is open, and gets the key where the focus is', () => {
    const below = add('<div role="dialog" data-state="open"></div>');
    const menu = add('<div role="menu" data-state="open"><button>Reply</button></div>');
    document.querySelector('button')?.focus();
    expect(closeTopmost()).toBe(true);
    expect(menu).toHaveBeenCalledOnce();
    expect(menu.mock.calls[0]?.[0].target).toBe(document.querySelector('button'));
    expect(below).not.toHaveBeenCalled();
  });

  it('is the search as well, which hears its keys in its field', () => {
    const search = add('<search><input></search>');
    expect(closeTopmost()).toBe(true);
    expect(search.mock.calls[0]?.[0].target).toBe(document.querySelector('input'));
  });

  it('is nothing that is leaving already, and no panel', () => {
    const leaving = add('<div role="dialog" data-state="closing"></div>');
    const panel = add('<div role="dialog" data-kind="drawer"></div>');
    expect(closeTopmost()).toBe(false);
    expect(leaving).not.toHaveBeenCalled();
    expect(panel).not.toHaveBeenCalled();
  });

  it('stays when it does not care for Escape', () => {
    add('<div role="alertdialog" data-state="open"></div>', false);
    expect(closeTopmost()).toBe(false);
  });
});
