const problems: Readonly<Record<string, CaptureProblem>> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'no-microphone',
  NotReadableError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  AbortError: 'no-microphone',
};

/**
 * What an error of `getUserMedia` means for the person in front of it.
 *
 * @example
 * captureProblemOf(new DOMException('', 'NotAllowedError')); // 'not-allowed'
 */
export function captureProblemOf(error: unknown): CaptureProblem {
  return (error instanceof Error && problems[error.name]) || 'other';
}

/** Why a microphone could not be opened; see `DictationProblem` for the words. */
export type CaptureProblem = 'unsupported' | 'not-allowed' | 'no-microphone' | 'other';

/** A microphone that could not be opened. */
export class CaptureError extends Error {
  /** Why, in one word. */
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, cause?: unknown) {
    super(`The microphone could not be opened: ${problem}.`, { cause });
    this.name = 'CaptureError';
    this.problem = problem;
  }
}
