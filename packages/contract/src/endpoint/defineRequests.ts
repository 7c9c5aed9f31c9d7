import type { Requirement } from '../constants/requirements.ts';
import type { Access } from './access.ts';

/** One REST request as a client has to know it to send it: no schemas and no documentation. */
export interface RequestDefinition {
  /** Name in the client, `domain.action`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the base path, with `{name}` for each path parameter. */
  readonly path: string;
  /** Who may send it. */
  readonly access: Access;
  /** What plans have to include; null when every plan does. Checked by whoever checks the access. */
  readonly feature: Requirement | null;
  /** Whether the answer carries `pagination` beside `data`. */
  readonly pagination?: true;
  /** What comes back: the envelope (default), a file's bytes, or a JSON document without envelope. */
  readonly responds?: 'envelope' | 'binary' | 'document';
  /** Whether `Accept: text/event-stream` gets the answer piece by piece: events `delta` `{text}`, then `done` with `data`, or `error`. */
  readonly streams?: true;
}

/** Defines the requests of a domain; their literal types carry over into the endpoints with schemas. */
export function defineRequests<const Requests extends Readonly<Record<string, RequestDefinition>>>(
  requests: Requests,
): Requests {
  return requests;
}
