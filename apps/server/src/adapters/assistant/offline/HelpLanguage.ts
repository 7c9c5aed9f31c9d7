/** The languages that the help pages are written in, as their folders are called. */
export const helpLanguages = ['en', 'ar', 'es', 'fr', 'it', 'vi'] as const;

/** A language of the help pages. */
export type HelpLanguage = (typeof helpLanguages)[number];

/** The help language of a BCP 47 tag, or undefined. */
export const findHelpLanguage = (tag: string): HelpLanguage | undefined =>
  helpLanguages.find((language) => language === tag.toLowerCase().split(/[-_]/)[0]);
