import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { staticRequests } from './staticRequests.ts';

/** A country's two-letter code, dial code and name. */
export const countryCodeSchema = z.object({ code: z.string(), dial_code: z.string(), name: z.string() });
/** A country's two-letter code, dial code and name. */
export type CountryCode = z.output<typeof countryCodeSchema>;

/** A language one may choose: its name, its accents by name, and (extension) its BCP 47 tag when it has one. */
export const languageItemSchema = z.object({
  name: z.string(),
  accents: z.array(z.string()),
  code: z.string().nullable(),
});
/** A language one may choose. */
export type LanguageItem = z.output<typeof languageItemSchema>;

/** Reference lists. */
export const staticEndpoints = {
  basic: defineEndpoint({
    ...staticRequests.basic,
    limit: 'publicReads',
    data: z.object({ countries: z.array(z.string()), languages: z.array(languageItemSchema) }),
    errors: [],
    behaviour: 'registration#reference-lists',
    summary: 'Names of countries, and languages with their accents.',
  }),
  countryCode: defineEndpoint({
    ...staticRequests.countryCode,
    limit: 'publicReads',
    data: z.array(countryCodeSchema),
    errors: [],
    behaviour: 'registration#reference-lists',
    summary: 'Countries with their dial codes.',
  }),
};
