import * as z from 'zod';
import { limits } from '../limits.ts';
import { validationSentences } from '../validationSentences.ts';

/** A phone number without its dial code: digits only, at most 15; leading zeros are stripped (0 §5). */
export const phoneNumberSchema = z
  .string({ error: validationSentences.phoneRequired })
  .trim()
  .min(1, validationSentences.phoneRequired)
  .max(limits.phoneNumber)
  .regex(/^\d+$/, validationSentences.phoneDigits)
  .transform((value) => value.replace(/^0+/, ''))
  .refine((value) => value.length > 0, validationSentences.phoneRequired);
