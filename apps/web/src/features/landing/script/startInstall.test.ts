import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startInstall } from './startInstall.ts';

let button: HTMLButtonElement;
let help: HTMLParagraphElement;

beforeEach(() => {
  button = document.createElement('button');
  button.hidden = true;
  help = document.createElement('p');
});

describe('the offer to install the page', () => {
  it('is words until the browser can install by itself, then a button', () => {
    startInstall(button, help, () => {});
    expect([button.hidden, help.hidden]).toEqual([true, false]);
    const prompt = vi.fn(async () => {});
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect([button.hidden, help.hidden]).toEqual([false, true]);
    button.click();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('goes when the page is installed', () => {
    const onInstalled = vi.fn();
    startInstall(button, help, onInstalled);
    button.hidden = false;
    dispatchEvent(new Event('appinstalled'));
    expect(button.hidden).toBe(true);
    expect(onInstalled).toHaveBeenCalledOnce();
  });
});
