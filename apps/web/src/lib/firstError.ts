import { ApiError } from '@franca/api-client';

/** The first sentence of a refusal, or the given one where no answer came (spec 0 §8). */
export function firstError(error: unknown, withoutAnswer: string): string {
  return (error instanceof ApiError && error.status > 0 && error.errors[0]) || withoutAnswer;
}
