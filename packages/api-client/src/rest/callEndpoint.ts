import type { EndpointDefinition, Pagination } from '@franca/contract';
import type { RequestDefinition } from '@franca/contract/client';
import type { ApiClientOptions } from './ApiClient.ts';
import { ApiError, clientErrors, describe } from './ApiError.ts';
import { type AnyCallInput, buildRequest, buildUrl, reportRefusal } from './buildRequest.ts';
import { readJson } from './readJson.ts';
import { toApiError, toFetchError } from './toApiError.ts';

const defaultTimeout = 20_000;

/** The schema of what a call answers. */
function schemaOf(
  schemas: NonNullable<ApiClientOptions['validate']>,
  { id }: RequestDefinition,
): EndpointDefinition['data'] {
  const found = Object.values(schemas)
    .flatMap((group) => Object.values<EndpointDefinition>(group))
    .find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`The contract given in validate has no call "${id}".`);
  return found.data;
}

/** Pages count from 1, and an empty list has none. */
function isPagination(value: unknown): value is Pagination {
  if (typeof value !== 'object' || value === null || !('current' in value && 'totalPage' in value))
    return false;
  const { current, totalPage } = value;
  return (
    Number.isInteger(current) && Number(current) >= 1 && Number.isInteger(totalPage) && Number(totalPage) >= 0
  );
}

function resultOf(
  call: RequestDefinition,
  answer: unknown,
  response: Response,
  schemas: ApiClientOptions['validate'],
): unknown {
  if (call.responds === 'document') return answer;
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== true) {
    throw toApiError(response, answer);
  }
  const raw = 'data' in answer ? answer.data : null;
  const data = schemas ? schemaOf(schemas, call).parse(raw) : raw;
  if (!call.pagination) return data;
  const pagination = 'pagination' in answer ? answer.pagination : null;
  if (isPagination(pagination)) return { data, pagination };
  throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
}

async function request(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyCallInput,
): Promise<unknown> {
  const url = buildUrl(endpoint, options, input);
  const signals = [AbortSignal.timeout(input.timeout ?? options.timeout ?? defaultTimeout)];
  const send = options.fetch ?? globalThis.fetch;
  let response: Response;
  let answer: unknown;
  try {
    const accept = 'application/json';
    response = await send(url, buildRequest(endpoint, options, input, { accept, signals }));
    if (response.ok && endpoint.responds === 'binary') return await response.blob();
    const text = await response.text();
    answer = readJson(text);
  } catch (cause) {
    throw toFetchError(cause, input.signal);
  }
  if (response.ok && answer === undefined) {
    throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
  }
  if (response.ok) return resultOf(endpoint, answer, response, options.validate);
  const error = toApiError(response, answer);
  reportRefusal(error, endpoint, options);
  throw error;
}

/** Makes one call and returns its data. @throws ApiError for every failure of network or server */
export async function callEndpoint(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyCallInput = {},
): Promise<unknown> {
  try {
    return await request(endpoint, options, input);
  } catch (error) {
    throw describe(error, options.describeError);
  }
}
