import { z } from 'zod';
import { validationSentences } from '../sentences.ts';

/** The choices of gender, in the order shown (0 §3). */
export const genders = ['male', 'female', 'other'] as const;
/** A person's gender. */
export const genderSchema = z.enum(genders, { error: validationSentences.genderRequired });
/** A person's gender. */
export type Gender = z.output<typeof genderSchema>;
