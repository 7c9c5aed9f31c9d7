import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitTexts } from './KitTexts.tsx';
import { showLanguage, texts } from './texts.ts';

/** Texts that have been asked for, of every kit. */
const waiting: (() => void)[] = [];

/** A kit whose texts come when they are let through. */
function slowKit() {
  const asked: string[] = [];
  return {
    asked,
    load: (tag: string) => {
      asked.push(tag);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
    release: async () => {
      await act(async () => {
        for (const resolve of waiting.splice(0)) resolve();
      });
    },
  };
}

const english = texts.getState();
const show = (language: string) => act(() => texts.setState({ ...texts.getState(), language }));

afterEach(cleanup);
afterEach(() => act(() => texts.setState(english, true)));

test('what has texts of a kit is shown once they have come', async () => {
  const kit = slowKit();
  await show('it');
  render(
    <KitTexts load={kit.load} fallback="waits">
      words
    </KitTexts>,
  );
  expect(document.body.textContent).toBe('waits');
  await kit.release();
  expect(screen.getByText('words')).toBeDefined();
  expect(kit.asked).toEqual(['it']);
});

test('English, which comes with the kit, and languages that a machine translates are shown at once', async () => {
  const kit = slowKit();
  for (const language of ['en', 'pt']) {
    await show(language);
    render(<KitTexts load={kit.load}>{language}</KitTexts>);
    expect(screen.getByText(language)).toBeDefined();
  }
  expect(kit.asked).toEqual([]);
});

test('pages take another language together with the kits that they show', async () => {
  const kit = slowKit();
  await show('it');
  render(<KitTexts load={kit.load}>words</KitTexts>);
  await kit.release();
  const shown = showLanguage('vi');
  await expect.poll(() => kit.asked, { timeout: 10_000 }).toEqual(['it', 'vi']);
  expect(texts.getState().language).toBe('it');
  await kit.release();
  await act(() => shown);
  expect(texts.getState().language).toBe('vi');
  expect(screen.getByText('words')).toBeDefined();
});
