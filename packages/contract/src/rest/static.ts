import { z } from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';

/** A language one may choose: its name, its accents by name, and (extension) its BCP 47 tag when it has one. */
export const languageItemSchema = z.object({
  name: z.string(),
  accents: z.array(z.string()),
  code: z.string().nullable(),
});
/** A language one may choose. */
export type LanguageItem = z.output<typeof languageItemSchema>;

/** A country's two-letter code, dial code and name (0 §3, readings A41). */
export const countryCodeSchema = z.object({ code: z.string(), dial_code: z.string(), name: z.string() });
/** A country's two-letter code, dial code and name. */
export type CountryCode = z.output<typeof countryCodeSchema>;

/** Reference lists (0 §7). */
export const staticEndpoints = {
  basic: defineEndpoint({
    id: 'static.basic',
    method: 'GET',
    path: '/static/basic',
    auth: 'public',
    data: z.object({ countries: z.array(z.string()), languages: z.array(languageItemSchema) }),
    errors: [],
    spec: '0 §7',
    summary: 'Names of countries, and languages with their accents.',
  }),
  countryCode: defineEndpoint({
    id: 'static.countryCode',
    method: 'GET',
    path: '/static/country-code',
    auth: 'public',
    data: z.array(countryCodeSchema),
    errors: [],
    spec: '0 §7',
    summary: 'Countries with their dial codes.',
  }),
};
