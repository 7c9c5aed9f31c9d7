import { ApiError, type ClientErrorCode } from '../rest/ApiError.ts';
import { clientErrors } from '../rest/clientErrors.ts';
import { toApiError } from '../rest/toApiError.ts';

/** The error of an upload that no server answered. */
export function uploadFailed(code: ClientErrorCode): ApiError {
  return new ApiError({ status: 0, code, errors: [clientErrors[code]] });
}

/** The error of an upload that a server refused; stores other than Franca's own answer without envelope. */
export function uploadRefused(response: Response, text: string): ApiError {
  try {
    return toApiError(response, JSON.parse(text));
  } catch {
    return toApiError(response, undefined);
  }
}
