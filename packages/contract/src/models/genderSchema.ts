import * as z from 'zod';
import { validationSentences } from '../errors/validationSentences.ts';
import { genders } from './genders.ts';

/** A person's gender. */
export const genderSchema = /* @__PURE__ */ z.enum(genders, { error: validationSentences.genderRequired });
