import { type DateFieldText, dates } from '../strings/dates.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts of `DateField` in the interface language. */
export const useDateFieldText = createTextHook<DateFieldText>(dates);
