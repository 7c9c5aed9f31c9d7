import type { TextFunction } from '@franca/ui';
import { enLater } from './enLater.ts';
import type { ShownTexts } from './ShownTexts.ts';
import { type KeyOf, type TextKey, textOf, useTexts } from './texts.ts';

/** A key of all texts of the pages. */
export type LaterTextKey = TextKey | KeyOf<typeof enLater>;

const byTexts = new WeakMap<ShownTexts, TextFunction<LaterTextKey>>();

/** `useText` for parts that are opened later, with the texts that come with them. */
export function useLaterText(): TextFunction<LaterTextKey> {
  const shown = useTexts();
  const known = byTexts.get(shown);
  if (known) return known;
  const all: ShownTexts = { ...shown, strings: { ...enLater, ...shown.strings } };
  const text: TextFunction<LaterTextKey> = (key, values) => textOf(all, key, values);
  byTexts.set(shown, text);
  return text;
}
