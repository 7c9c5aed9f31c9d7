import * as z from 'zod';
import { packageNameSchema } from '../constants/plans.ts';
import { errorCodes } from '../errors/errorCodes.ts';
import { timestampSchema, wholeNumber } from '../schema/values.ts';

/** Months and years that the card form offers; a past one is refused by the server. */
export const cardExpiry = { firstMonth: 1, lastMonth: 12, firstYear: 2022, lastYear: 2042 } as const;

const wrong = errorCodes.card_invalid.sentence;

/** A card as the account dialog sends it: digits of the number without spaces, month 01-12, year 2022-2042. */
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

/** The card on file as shown to its owner: the holder's name and the last four digits. */
export const customerSchema = z.object({ name: z.string(), last4: z.string() });

/** A running plan: `price` in AUD per month, `created_at` the start of the current period, `duration` in days. */
export const subscriptionSchema = z.object({
  package: packageNameSchema,
  price: z.number(),
  created_at: timestampSchema.nullable(),
  duration: z.int().nullable(),
  is_trial: z.boolean().optional(),
  cancelled_at: timestampSchema.nullable().optional(),
});

/** Answers to a request for a trial: a card is needed; a trial or plan runs already; it began. */
export const trialStatuses = ['not_valid', 'exists', 'new'] as const;
