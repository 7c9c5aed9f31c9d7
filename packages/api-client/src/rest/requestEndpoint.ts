import type { EndpointDefinition, Pagination } from '@franca/contract';
import type { RequestDefinition } from '@franca/contract/client';
import type { ApiClientOptions } from './ApiClient.ts';
import { ApiError, clientErrors, describe } from './ApiError.ts';
import { type AnyRequestInput, buildRequest, buildUrl, reportRefusal } from './buildRequest.ts';
import { readJson } from './readJson.ts';
import { toApiError, toFetchError } from './toApiError.ts';

const defaultTimeout = 20_000;

/** The schema of what a request returns. */
function schemaOf(
  schemas: NonNullable<ApiClientOptions['validate']>,
  { id }: RequestDefinition,
): EndpointDefinition['data'] {
  const found = Object.values(schemas)
    .flatMap((group) => Object.values<EndpointDefinition>(group))
    .find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`The contract given in validate has no endpoint "${id}".`);
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
  endpoint: RequestDefinition,
  content: unknown,
  response: Response,
  schemas: ApiClientOptions['validate'],
): unknown {
  if (endpoint.responds === 'document') return content;
  if (
    typeof content !== 'object' ||
    content === null ||
    !('success' in content) ||
    content.success !== true
  ) {
    throw toApiError(response, content);
  }
  const raw = 'data' in content ? content.data : null;
  const data = schemas ? schemaOf(schemas, endpoint).parse(raw) : raw;
  if (!endpoint.pagination) return data;
  const pagination = 'pagination' in content ? content.pagination : null;
  if (isPagination(pagination)) return { data, pagination };
  throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
}

async function request(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput,
): Promise<unknown> {
  const url = buildUrl(endpoint, options, input);
  const signals = [AbortSignal.timeout(input.timeout ?? options.timeout ?? defaultTimeout)];
  const send = options.fetch ?? globalThis.fetch;
  let response: Response;
  let content: unknown;
  try {
    const accept = 'application/json';
    response = await send(url, buildRequest(endpoint, options, input, { accept, signals }));
    if (response.ok && endpoint.responds === 'binary') return await response.blob();
    const text = await response.text();
    content = readJson(text);
  } catch (cause) {
    throw toFetchError(cause, input.signal);
  }
  if (response.ok && content === undefined) {
    throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
  }
  if (response.ok) return resultOf(endpoint, content, response, options.validate);
  const error = toApiError(response, content);
  reportRefusal(error, endpoint, options);
  throw error;
}

/** Sends one request and returns its data. @throws ApiError for every failure of network or server */
export async function requestEndpoint(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput = {},
): Promise<unknown> {
  try {
    return await request(endpoint, options, input);
  } catch (error) {
    throw describe(error, options.describeError);
  }
}
