import * as z from 'zod';

/** A language one may choose: its name, its accents by name, and (extension) its BCP 47 tag when it has one. */
export const languageItemSchema = z.object({
  name: z.string(),
  accents: z.array(z.string()),
  code: z.string().nullable(),
});
/** A language one may choose. */
export type LanguageItem = z.output<typeof languageItemSchema>;
