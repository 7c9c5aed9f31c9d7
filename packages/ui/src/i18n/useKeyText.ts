import { keys } from '../strings/keys.ts';
import { createTextHook } from './createTextHook.ts';

/** What keys are called in the interface language. */
export const useKeyText = createTextHook(keys);
