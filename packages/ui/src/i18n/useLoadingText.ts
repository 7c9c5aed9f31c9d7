import { loading } from '../strings/loading.ts';
import { createTextHook } from './createTextHook.ts';

/** The word "Loading" in the interface language, without the weight of all the other texts. */
export const useLoadingText = createTextHook<'loading'>(loading);
