import { type FieldText, fields } from '../strings/fields.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts of the fields in the interface language. */
export const useFieldText = createTextHook<FieldText>(fields);
