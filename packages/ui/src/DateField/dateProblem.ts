/** What is wrong with a date that was typed: it is no day, or it lies before the first or after the last one. */
export type DateProblem = 'invalid' | 'early' | 'late';

/** What is wrong with the day that a text named (`yyyy-MM-dd`; null for none); null when all is well. */
export function dateProblem(
  text: string,
  iso: string | null,
  { min, max }: { min?: string; max?: string },
): DateProblem | null {
  if (text.trim() === '') return null;
  if (!iso) return 'invalid';
  // ISO dates sort as text.
  if (min && iso < min) return 'early';
  return max && iso > max ? 'late' : null;
}
