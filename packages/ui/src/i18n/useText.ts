import { ar } from '../strings/ar.ts';
import { en } from '../strings/en.ts';
import { it } from '../strings/it.ts';
import { vi } from '../strings/vi.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts built into these components ("Close", "Clear", …) in the interface language. */
export const useText = createTextHook<keyof typeof en>({ en, ar, it, vi });
