import type { Access, EndpointData, EndpointDefinition, Pagination } from '@franca/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TopicMembers } from '../domains/topics/Topics.ts';

type Parsed<E, Name extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Name]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** Kinds of access that do not need a session. */
export type OpenAccess = 'public' | 'loopback' | 'devKey' | 'link' | 'registration';

/** What the router found while it checked the access. */
type Found<A extends Access> = A extends { kind: 'topicMember'; checkedBy: 'router' }
  ? {
      /** The members of the topic that the request names; the caller is `members.self`. */
      members: TopicMembers;
    }
  : A extends { kind: 'registration' }
    ? {
        /** The phone number or address that a caller without an account has just verified. */
        registrant: string | null;
      }
    : unknown;

/** What a handler is given: the checked input, who asks, and what the check of the access found. */
export type RouteContext<E extends EndpointDefinition> = {
  /** Path parameters, parsed. */
  params: Parsed<E, 'params'>;
  /** Query string, parsed. */
  query: Parsed<E, 'query'>;
  /** Body, parsed; for an endpoint that accepts bytes it is in `request.body` as a stream. */
  body: Parsed<E, 'body'>;
  /** The signed-in person; null where a visitor may ask too and no valid session came. */
  userId: E['access']['kind'] extends OpenAccess ? string | null : string;
  /** The bearer token as it came, for revoking it. */
  token: string | null;
  /** The network that the call comes from, as limits count it. */
  network: string;
  /** The raw request, for what the contract does not cover. */
  request: FastifyRequest;
  /** The raw reply, for headers; an endpoint that responds with bytes sends through it. */
  reply: FastifyReply;
} & Found<E['access']>;

/**
 * What takes long in an answer that streams, as a function: it is called when others of the person's requests have their turn. A handler
 * that sends the answer itself returns the reply from it.
 */
export type RouteRest<Data> = () => Promise<Data | FastifyReply>;

/** What a handler returns: the envelope's `data`, with `pagination` where the contract has it; a document may be sent by the handler. */
export type RouteAnswer<E extends EndpointDefinition> = E extends { pagination: true }
  ? { data: EndpointData<E>; pagination: Pagination }
  : E extends { responds: 'binary' }
    ? unknown
    : E extends { responds: 'document' }
      ? EndpointData<E> | FastifyReply
      : E extends { streams: true }
        ? EndpointData<E> | RouteRest<EndpointData<E>>
        : EndpointData<E>;

/** Answers one endpoint. Throws `Refusal` for an expected "no". */
export type RouteHandler<E extends EndpointDefinition> = (
  context: RouteContext<E>,
) => Promise<RouteAnswer<E>> | RouteAnswer<E>;
