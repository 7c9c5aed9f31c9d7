/** Languages of the app's own texts; the first one is the fallback (0 §1). */
export const interfaceLanguages = ['en', 'ar', 'it', 'vi'] as const;
/** A language of the app's own texts. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
