import { cleanPhone } from '@franca/languages/text';
import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { validationSentences } from '../errors/validationSentences.ts';
import { emailPattern } from './emailPattern.ts';

/** An ordinary email address of at most 255 characters; it arrives trimmed and in lower case. */
export function email(invalid: string = validationSentences.emailInvalid) {
  return z
    .string({ error: validationSentences.emailRequired })
    .trim()
    .toLowerCase()
    .min(1, validationSentences.emailRequired)
    .max(limits.email, invalid)
    .regex(emailPattern, invalid);
}

/** A country's dial code, `61` or `+61`, also as a number; it arrives as digits only. */
export const dialCodeSchema = z
  .union([z.string().max(8), z.number().int().positive()])
  .transform((value) => String(value).trim().replace(/^\+/, ''))
  .refine((value) => /^\d{1,7}$/.test(value), 'A dial code can only contain numbers.');

/**
 * A phone number without its dial code, or with it and a plus sign or two zeros in front: digits only, at most 15; what people
 * write and paste between them is stripped. Which leading digits belong to it, the server decides by the numbering plan.
 */
export const phoneNumberSchema = z
  .string({ error: validationSentences.phoneRequired })
  .overwrite(cleanPhone)
  .min(1, validationSentences.phoneRequired)
  .regex(/^\+?\d+$/, { error: validationSentences.phoneDigits, abort: true })
  .refine(
    (value) => value.replace(/^\+|^00/, '').length <= limits.phoneNumber,
    validationSentences.phoneLength,
  )
  .refine((value) => /[1-9]/.test(value), validationSentences.phoneRequired);

/** The 6 digits sent by SMS. */
export const verificationCodeSchema = z
  .string({ error: validationSentences.codeRequired })
  .trim()
  .min(1, validationSentences.codeRequired)
  .regex(/^\d+$/, validationSentences.codeDigits)
  .length(limits.verificationCode, `Verification code must have ${limits.verificationCode} digits.`);

/** What a client makes at random and keeps, so that the codes that it asks for are good on its device only. */
export const deviceSecretSchema = z
  .string()
  .regex(/^[\w-]{22,128}$/, 'A device secret has 22 to 128 letters, digits, - and _.');
