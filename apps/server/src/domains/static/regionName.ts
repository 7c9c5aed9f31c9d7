const longNames = new Intl.DisplayNames('en', { type: 'region' });
const shortNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

/** Regions whose long name carries an explanation: `Hong Kong SAR China`, `Myanmar (Burma)`. */
const shortened = new Set(['HK', 'MO', 'MM', 'PS', 'CC']);

/** English name of a region by ISO 3166-1 code (`GB` → `United Kingdom`), the same wherever a country is named. */
export function regionName(code: string): string {
  return (shortened.has(code) ? shortNames : longNames).of(code) ?? code;
}
