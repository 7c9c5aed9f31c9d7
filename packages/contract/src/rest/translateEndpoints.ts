import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { appStringsSchema } from '../models/appStringsSchema.ts';
import { filledText } from '../schema/filledText.ts';

/** Translation of the app's own texts (0 §7, 1 §7). */
export const translateEndpoints = {
  appStrings: defineEndpoint({
    id: 'translate.appStrings',
    method: 'POST',
    path: '/translate/app-str',
    access: access.self,
    feature: null,
    limit: 'appTranslations',
    body: z.object({ lang_code: filledText(100), translate_str: appStringsSchema }),
    data: z.record(z.string(), z.string()),
    errors: ['language_unknown'],
    spec: '0 §7, 1 §7, readings C33',
    summary: 'Translates UI strings, keyed as they were sent; lang_code is a BCP 47 tag or a language name.',
  }),
};
