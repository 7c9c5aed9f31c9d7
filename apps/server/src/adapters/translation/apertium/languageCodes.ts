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

/** Serbian is not among them: it is mostly written in letters that Apertium's dictionary does not have. */
const languagesOfShared: Readonly<Record<string, readonly string[]>> = { hbs: ['bs', 'hr'] };

/** The BCP 47 languages of an Apertium code, mostly one; codes without a two-letter form stay as they are. */
export function languagesOfCode(code: string): readonly string[] {
  return languagesOfShared[code] ?? [shortCodes[code] ?? code];
}
