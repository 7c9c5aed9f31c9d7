/** One language: its English name, the BCP 47 tag of its plain form, and the regions whose accents are known, the usual one first. */
type SpeechLanguageRow = readonly [name: string, language: string, regions: string];

/**
 * The languages that people may dictate in. Where a language has one name and two scripts, the tag follows the region: it is spoken, not written.
 */
export const speechLanguages: readonly SpeechLanguageRow[] = [
  ['Afrikaans', 'af', 'ZA NA'],
  ['Albanian', 'sq', 'AL XK'],
  ['Amharic', 'am', 'ET'],
  ['Arabic', 'ar', 'SA DZ BH EG IQ JO KW LB LY MR MA OM PS QA SY TN AE YE'],
  ['Armenian', 'hy', 'AM'],
  ['Azerbaijani', 'az', 'AZ'],
  ['Basque', 'eu', 'ES'],
  ['Bengali', 'bn', 'BD IN'],
  ['Bosnian', 'bs', 'BA'],
  ['Bulgarian', 'bg', 'BG'],
  ['Burmese', 'my', 'MM'],
  ['Cantonese', 'yue', 'HK CN'],
  ['Catalan', 'ca', 'ES AD'],
  ['Chinese', 'zh', 'CN SG'],
  ['Chinese (Traditional)', 'zh', 'TW HK MO'],
  ['Croatian', 'hr', 'HR'],
  ['Czech', 'cs', 'CZ'],
  ['Danish', 'da', 'DK'],
  ['Dutch', 'nl', 'NL BE SR'],
  ['English', 'en', 'US GB AU CA GH HK IN IE JM KE NZ NG PK PH SG ZA TZ'],
  ['Estonian', 'et', 'EE'],
  ['Filipino', 'fil', 'PH'],
  ['Finnish', 'fi', 'FI'],
  ['French', 'fr', 'FR BE CA CI LU MA SN CH'],
  ['Galician', 'gl', 'ES'],
  ['Georgian', 'ka', 'GE'],
  ['German', 'de', 'DE AT LI LU CH'],
  ['Greek', 'el', 'GR CY'],
  ['Gujarati', 'gu', 'IN'],
  ['Hebrew', 'he', 'IL'],
  ['Hindi', 'hi', 'IN'],
  ['Hungarian', 'hu', 'HU'],
  ['Icelandic', 'is', 'IS'],
  ['Indonesian', 'id', 'ID'],
  ['Italian', 'it', 'IT CH'],
  ['Japanese', 'ja', 'JP'],
  ['Javanese', 'jv', 'ID'],
  ['Kannada', 'kn', 'IN'],
  ['Kazakh', 'kk', 'KZ'],
  ['Khmer', 'km', 'KH'],
  ['Kinyarwanda', 'rw', 'RW'],
  ['Korean', 'ko', 'KR'],
  ['Lao', 'lo', 'LA'],
  ['Latvian', 'lv', 'LV'],
  ['Lithuanian', 'lt', 'LT'],
  ['Macedonian', 'mk', 'MK'],
  ['Malay', 'ms', 'MY BN SG'],
  ['Malayalam', 'ml', 'IN'],
  ['Marathi', 'mr', 'IN'],
  ['Mongolian', 'mn', 'MN'],
  ['Nepali', 'ne', 'NP IN'],
  ['Norwegian', 'nb', 'NO'],
  ['Persian', 'fa', 'IR AF'],
  ['Polish', 'pl', 'PL'],
  ['Portuguese', 'pt', 'BR PT AO MZ'],
  ['Punjabi', 'pa', 'IN'],
  ['Romanian', 'ro', 'RO MD'],
  ['Russian', 'ru', 'RU BY KZ'],
  ['Serbian', 'sr', 'RS'],
  ['Sinhala', 'si', 'LK'],
  ['Slovak', 'sk', 'SK'],
  ['Slovenian', 'sl', 'SI'],
  ['Southern Sotho', 'st', 'ZA LS'],
  ['Spanish', 'es', 'ES MX AR BO CL CO CR CU DO EC SV GT HN NI PA PY PE PR US UY VE'],
  ['Sundanese', 'su', 'ID'],
  ['Swahili', 'sw', 'KE TZ UG'],
  ['Swati', 'ss', 'ZA SZ'],
  ['Swedish', 'sv', 'SE FI'],
  ['Tamil', 'ta', 'IN LK MY SG'],
  ['Telugu', 'te', 'IN'],
  ['Thai', 'th', 'TH'],
  ['Tsonga', 'ts', 'ZA'],
  ['Tswana', 'tn', 'ZA BW'],
  ['Turkish', 'tr', 'TR CY'],
  ['Ukrainian', 'uk', 'UA'],
  ['Urdu', 'ur', 'PK IN'],
  ['Uzbek', 'uz', 'UZ'],
  ['Venda', 've', 'ZA'],
  ['Vietnamese', 'vi', 'VN'],
  ['Xhosa', 'xh', 'ZA'],
  ['Zulu', 'zu', 'ZA'],
];

const longNames = new Intl.DisplayNames('en', { type: 'region' });
const shortNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

let known: ReadonlyMap<string, string> | undefined;

/** `Hong Kong SAR China` is what the long name says; people choose `Hong Kong`. Both are understood. */
function regionNames(region: string): string[] {
  return [longNames.of(region), shortNames.of(region)].map((name) => name ?? region);
}

function allTags(): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [name, language, regions] of speechLanguages) {
    // `Chinese (Traditional)` names a script; its accents are called `Chinese (Taiwan)`.
    const spoken = name.replace(/ \(.*\)$/, '');
    for (const [index, region] of regions.split(' ').entries()) {
      const tag = `${language}-${region}`;
      if (index === 0) tags.set(name, tag);
      for (const place of regionNames(region)) tags.set(`${spoken} (${place})`, tag);
    }
  }
  return tags;
}

/**
 * The names of languages and accents that dictation knows, each with the BCP 47 tag that a recogniser is given.
 *
 * @example
 * speechTags().get('Italian (Switzerland)'); // 'it-CH'
 */
export function speechTags(): ReadonlyMap<string, string> {
  known ??= allTags();
  return known;
}
