import type { z } from 'zod';

/** One sentence per wrong field. A schema's own sentence (it ends in a full stop) stays as it is. */
export function sentencesOf(error: z.ZodError): string[] {
  return error.issues.slice(0, 20).map((issue) => {
    if (issue.message.endsWith('.')) return issue.message;
    const field = issue.path.join('.');
    return field ? `${field}: ${issue.message}.` : `${issue.message}.`;
  });
}
