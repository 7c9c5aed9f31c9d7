import { type LoadErrorText, loadErrors } from '../strings/loadErrors.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts about what could not be loaded in the interface language. */
export const useLoadErrorText = createTextHook<LoadErrorText>(loadErrors);
