import type { EndpointData, EndpointDefinition, Pagination } from '@franca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

type Parsed<E, Name extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Name]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** What a handler is given: the checked input and who asks. */
export type RouteContext<E extends EndpointDefinition> = {
  /** Path parameters, parsed. */
  params: Parsed<E, 'params'>;
  /** Query string, parsed. */
  query: Parsed<E, 'query'>;
  /** Body, parsed; for an endpoint that accepts bytes it is in `request.body` as a stream. */
  body: Parsed<E, 'body'>;
  /** The signed-in person; null where a visitor may ask too and no valid session came. */
  userId: E['auth'] extends 'bearer' ? string : string | null;
  /** The bearer token as it came, for revoking it. */
  token: string | null;
  /** Network address of the asker, the subject of limits. */
  network: string;
  /** The raw request, for what the contract does not cover. */
  request: FastifyRequest;
  /** The raw reply, for headers; an endpoint that responds with bytes sends through it. */
  reply: FastifyReply;
};

/** What a handler returns: the envelope's `data`, with `pagination` where the contract has it. */
export type RouteAnswer<E extends EndpointDefinition> = E extends { pagination: true }
  ? { data: EndpointData<E>; pagination: Pagination }
  : E extends { responds: 'binary' }
    ? unknown
    : EndpointData<E>;

/** Answers one endpoint. Throws `Refusal` for an expected "no". */
export type RouteHandler<E extends EndpointDefinition> = (
  context: RouteContext<E>,
) => Promise<RouteAnswer<E>> | RouteAnswer<E>;
