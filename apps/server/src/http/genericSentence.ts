import { z } from 'zod';

/** The sentence for a wrong field whose schema has none of its own: the general one, led by the name of the field. */
export const genericSentence: z.core.$ZodErrorMap = (issue) => {
  const given = z.config().localeError?.(issue);
  const message = (typeof given === 'string' ? given : given?.message) ?? 'Invalid input';
  const field = issue.path?.join('.');
  return field ? `${field}: ${message}.` : `${message}.`;
};
