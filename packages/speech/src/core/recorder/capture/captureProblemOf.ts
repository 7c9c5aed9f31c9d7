import type { CaptureProblem } from './OpenCapture.ts';

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
