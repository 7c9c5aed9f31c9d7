import * as z from 'zod';
import { limits } from '../limits.ts';
import { validationSentences } from '../validationSentences.ts';

/** The 6 digits sent by SMS (0 §5). */
export const verificationCodeSchema = z
  .string({ error: validationSentences.codeRequired })
  .trim()
  .min(1, validationSentences.codeRequired)
  .regex(/^\d+$/, validationSentences.codeDigits)
  .length(limits.verificationCode, `Verification code must have ${limits.verificationCode} digits.`);
