import * as z from 'zod';
import { cardExpiry } from '../constants/cardExpiry.ts';
import { errorCodes } from '../errorCodes.ts';
import { wholeNumber } from '../schema/wholeNumber.ts';

const wrong = errorCodes.card_invalid.sentence;

/** A card as the account dialog sends it (0 §3): digits of the number without spaces, month 01-12, year 2022-2042. */
export const cardPayloadSchema = z.object({
  card_number: z
    .string()
    .max(40)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^\d{12,19}$/.test(value), wrong),
  expire_month: wholeNumber(cardExpiry.firstMonth, cardExpiry.lastMonth),
  expire_year: wholeNumber(cardExpiry.firstYear, cardExpiry.lastYear),
  cvc: z.string().regex(/^\d{3,4}$/, wrong),
});
/** A card as the account dialog sends it. */
export type CardPayload = z.input<typeof cardPayloadSchema>;
