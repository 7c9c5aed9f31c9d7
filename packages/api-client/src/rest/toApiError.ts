import { envelopes } from '@franca/contract';
import { ApiError } from './ApiError.ts';
import { clientErrors } from './clientErrors.ts';
import { retryAfterOf } from './retryAfterOf.ts';

/** A newer server may send codes that this client does not know: the sentences still count. */
const sentencesSchema = envelopes.failure.shape.errors;

/** Makes the error of an answer that did not succeed; also of answers that no Franca server wrote. */
export function toApiError(response: Response, answer: unknown): ApiError {
  const retryAfter = retryAfterOf(response.headers);
  const { status } = response;
  const known = envelopes.failure.safeParse(answer);
  if (known.success) {
    return new ApiError({ status, code: known.data.code, errors: known.data.errors, retryAfter });
  }
  const foreign = sentencesSchema.safeParse(
    typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : undefined,
  );
  return new ApiError({
    status,
    code: status === 401 ? 'unauthorized' : 'unexpected',
    errors: foreign.success ? foreign.data : [clientErrors.unexpected],
    retryAfter,
  });
}
