/**
 * Where a socket stands. `refused`: the server does not take this person, by code; the socket does not try again by
 * itself until `connect()` is called. `closed`: nobody asked for a connection.
 */
export type ConnectionState =
  | { readonly status: 'closed' }
  | { readonly status: 'connecting' }
  | { readonly status: 'connected' }
  | { readonly status: 'reconnecting'; readonly reason: string }
  | { readonly status: 'refused'; readonly code: string; readonly reason: string };
