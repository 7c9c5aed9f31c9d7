import type { EndpointData, EndpointDefinition, EndpointInput, endpoints } from '@franca/contract';
import { type RequestDefinition, requests } from '@franca/contract/client';
import type { ApiClientOptions, CallOptions } from './ApiClient.ts';
import { describe } from './ApiError.ts';
import type { AnyRequestInput } from './buildRequest.ts';
import { type StreamListeners, streamEndpoint } from './streamEndpoint.ts';

/** One call whose answer comes piece by piece. @throws ApiError */
export type StreamCall<E extends EndpointDefinition> = (
  input: EndpointInput<E> & Omit<CallOptions, 'timeout'> & StreamListeners,
) => Promise<EndpointData<E>>;

type Streaming = { readonly streams: true };

/** The calls of the contract that can be answered piece by piece, by domain. */
export type StreamClient = {
  readonly [Domain in keyof typeof endpoints as Extract<
    (typeof endpoints)[Domain][keyof (typeof endpoints)[Domain]],
    Streaming
  > extends never
    ? never
    : Domain]: {
    readonly [Name in keyof (typeof endpoints)[Domain] as (typeof endpoints)[Domain][Name] extends Streaming
      ? Name
      : never]: (typeof endpoints)[Domain][Name] extends infer E extends EndpointDefinition
      ? StreamCall<E>
      : never;
  };
};

/**
 * A client for calls that are answered while the answer is written. Each resolves with what the plain call answers, once it is whole.
 *
 * @example
 * const streams = createStreamClient({ getToken });
 * const answer = await streams.assistant.create({ body: { content: 'Hello' }, onText: (text) => show(text) });
 */
export function createStreamClient(
  options: Omit<ApiClientOptions, 'timeout' | 'validate'> = {},
): StreamClient {
  const domains = Object.entries(requests).flatMap(([domain, group]) => {
    const streaming = Object.entries<RequestDefinition>(group).filter(([, call]) => call.streams);
    const calls = streaming.map(([name, call]) => [
      name,
      (input: AnyRequestInput & StreamListeners) =>
        streamEndpoint(call, options, input).catch((error: unknown) => {
          throw describe(error, options.describeError);
        }),
    ]);
    return calls.length === 0 ? [] : [[domain, Object.fromEntries(calls)]];
  });
  return Object.fromEntries(domains) as StreamClient;
}
