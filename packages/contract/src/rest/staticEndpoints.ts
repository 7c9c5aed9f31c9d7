import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { countryCodeSchema } from './countryCodeSchema.ts';
import { languageItemSchema } from './languageItemSchema.ts';

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
