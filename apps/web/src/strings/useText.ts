import { createTextHook } from '@franca/ui';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { vi } from './vi.ts';

/** A key of the pages' texts. */
export type TextKey = keyof typeof en;

/** The texts of the pages in the interface language. */
export const useText = createTextHook<TextKey>(null, { en, ar, it, vi });
