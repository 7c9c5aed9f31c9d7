import * as z from 'zod';
import { validationSentences } from '../errors/validationSentences.ts';

/** The choices of gender, in the order shown. */
export const genders = ['male', 'female', 'other'] as const;

/** A person's gender. */
export const genderSchema = /* @__PURE__ */ z.enum(genders, { error: validationSentences.genderRequired });
/** A person's gender. */
export type Gender = z.output<typeof genderSchema>;
