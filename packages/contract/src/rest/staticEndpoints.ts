import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { countryCodeSchema } from './countryCodeSchema.ts';
import { languageItemSchema } from './languageItemSchema.ts';

/** Reference lists (0 §7). */
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
    spec: '0 §7',
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
    spec: '0 §7',
    summary: 'Countries with their dial codes.',
  }),
};
