import * as z from 'zod';

/** A language as a BCP 47 tag, for example `en`, `pt-BR` or `zh-Hant`. */
export const languageTagSchema = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i, 'A language must be a BCP 47 tag.');
