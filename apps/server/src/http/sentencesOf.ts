import type { z } from 'zod';

/** One sentence per wrong field, at most 20, letter for letter as schemas have them. */
export function sentencesOf(error: z.ZodError): string[] {
  return error.issues.slice(0, 20).map((issue) => issue.message);
}
