import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';

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
    id: 'static.basic',
    method: 'GET',
    path: '/static/basic',
    access: access.public,
    feature: null,
    limit: 'publicReads',
    data: z.object({ countries: z.array(z.string()), languages: z.array(languageItemSchema) }),
    errors: [],
    behaviour: 'registration#reference-lists',
    summary: 'Names of countries, and languages with their accents.',
  }),
  countryCode: defineEndpoint({
    id: 'static.countryCode',
    method: 'GET',
    path: '/static/country-code',
    access: access.public,
    feature: null,
    limit: 'publicReads',
    data: z.array(countryCodeSchema),
    errors: [],
    behaviour: 'registration#reference-lists',
    summary: 'Countries with their dial codes.',
  }),
};
