/** ISO 639-3 codes used in Apertium's file names, as ISO 639-1. */
const shortCodes: Readonly<Record<string, string>> = {
  afr: 'af',
  bel: 'be',
  bul: 'bg',
  cat: 'ca',
  dan: 'da',
  eng: 'en',
  epo: 'eo',
  eus: 'eu',
  fra: 'fr',
  glg: 'gl',
  hbs: 'sh',
  hin: 'hi',
  ind: 'id',
  isl: 'is',
  ita: 'it',
  mkd: 'mk',
  nld: 'nl',
  nno: 'nn',
  nob: 'nb',
  oci: 'oc',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slv: 'sl',
  spa: 'es',
  srd: 'sc',
  swe: 'sv',
  ukr: 'uk',
  urd: 'ur',
  zlm: 'ms',
};

/** The BCP 47 language of an Apertium code; codes without a two-letter form stay as they are. */
export function languageOfCode(code: string): string {
  return shortCodes[code] ?? code;
}
