import * as z from 'zod';
import { validationSentences } from '../validationSentences.ts';
import { genders } from './genders.ts';

/** A person's gender. */
export const genderSchema = z.enum(genders, { error: validationSentences.genderRequired });
/** A person's gender. */
export type Gender = z.output<typeof genderSchema>;
