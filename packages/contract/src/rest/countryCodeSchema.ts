import * as z from 'zod';

/** A country's two-letter code, dial code and name (0 §3, readings A41). */
export const countryCodeSchema = z.object({ code: z.string(), dial_code: z.string(), name: z.string() });
/** A country's two-letter code, dial code and name. */
export type CountryCode = z.output<typeof countryCodeSchema>;
