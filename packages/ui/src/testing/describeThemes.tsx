import { render } from '@testing-library/react';
import type {} from '@vitest/browser-playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FrancaProvider } from '../provider/FrancaProvider.tsx';
import { eventually } from './conformance/stage.tsx';

// Exactly what the page of somebody else looks like before and after.
const looks = () => {
  const { backgroundColor, colorScheme } = getComputedStyle(document.body);
  const heading = document.querySelector('[data-host]');
  return { backgroundColor, colorScheme, heading: heading && getComputedStyle(heading).marginTop };
};

const token = (name: string, element: Element = document.documentElement) =>
  getComputedStyle(element).getPropertyValue(`--fr-${name}`).trim();

const emulate = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

const box = (mark: string) => {
  const found = document.querySelector<HTMLElement>(`[data-mark="${mark}"]`);
  if (!found) throw new Error(`Nothing is marked ${mark}.`);
  return found;
};

/** Themes, densities and settings of the device, as the browser resolves them. */
export function describeThemes(): void {
  describe('a theme', () => {
    afterEach(() => emulate({ 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': 'light' }));

    it('can lie within another one, and brings its own ground and ink', () => {
      render(
        <FrancaProvider locale="en" theme="light">
          <div data-fr-theme="dark" data-mark="dark">
            <div data-fr-theme="light" data-mark="light" />
          </div>
        </FrancaProvider>,
      );
      expect(token('surface', box('dark'))).toBe('#0f1420');
      expect(getComputedStyle(box('dark')).backgroundColor).toBe('rgb(15, 20, 32)');
      expect(getComputedStyle(box('dark')).color).toBe('rgb(232, 236, 244)');
      expect(getComputedStyle(box('dark')).colorScheme).toBe('dark');
      expect(getComputedStyle(box('light')).backgroundColor).toBe('rgb(255, 255, 255)');
    });

    it('follows the device by default, and lets an inner one differ', async () => {
      await emulate({ 'prefers-color-scheme': 'dark' });
      render(
        <FrancaProvider locale="en" theme="system">
          <div data-fr-theme="light" data-mark="light" />
        </FrancaProvider>,
      );
      await eventually(() => expect(token('surface')).toBe('#0f1420'));
      expect(token('surface', box('light'))).toBe('#ffffff');
    });

    it('gives way to the colours of the system', async () => {
      await emulate({ 'forced-colors': 'active' });
      render(
        <FrancaProvider locale="en" theme="dark">
          <div data-fr-theme="light" data-mark="light" />
        </FrancaProvider>,
      );
      await eventually(() => expect(token('focus')).toBe('Highlight'));
      expect(token('border-strong', box('light'))).toBe('CanvasText');
    });

    it('stands still when the device asks for it', async () => {
      render(<FrancaProvider locale="en">words</FrancaProvider>);
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      await eventually(() => expect(token('motion')).toBe('0ms'));
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      await eventually(() => expect(token('motion')).toBe('160ms'));
    });
  });

  describe('a density', () => {
    it('makes controls lower, here or for the whole page', () => {
      render(
        <FrancaProvider locale="en" density="compact">
          <Button data-mark="compact">Send</Button>
          <div data-fr-density="comfortable">
            <Button data-mark="comfortable">Send</Button>
          </div>
        </FrancaProvider>,
      );
      expect(box('compact').offsetHeight).toBe(32);
      expect(box('comfortable').offsetHeight).toBe(40);
    });
  });

  describe('an embedded part of a page of somebody else', () => {
    it('has its own theme, also in what floats, and leaves the page alone', async () => {
      const host = document.body.appendChild(document.createElement('h1'));
      host.dataset.host = '';
      for (const { name } of [...document.documentElement.attributes])
        document.documentElement.removeAttribute(name);
      const { unmount } = render(
        <FrancaProvider locale="ar" theme="dark" scope="element">
          <p data-mark="words">Words</p>
          <Dialog open title="Edit profile" onOpenChange={() => undefined} />
        </FrancaProvider>,
      );
      const dialog = await eventually(() => {
        const found = document.querySelector('[role="dialog"]');
        expect(found).not.toBeNull();
        return found as Element;
      });
      expect(getComputedStyle(dialog).direction).toBe('rtl');
      expect(token('surface', dialog)).toBe('#0f1420');
      expect(getComputedStyle(box('words')).marginTop).toBe('0px');
      expect(looks()).toEqual({
        backgroundColor: 'rgba(0, 0, 0, 0)',
        colorScheme: 'normal',
        heading: expect.not.stringMatching(/^0px$/),
      });
      unmount();
      host.remove();
    });
  });
}
