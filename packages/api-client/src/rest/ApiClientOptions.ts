import type { ApiError } from './ApiError.ts';

/** How a client reaches its server. */
export interface ApiClientOptions {
  /** Where the API lives; `/api` on the page's own host when left out. */
  readonly baseUrl?: string;
  /** The session token, asked for at every call; nothing while signed out. */
  readonly getToken?: () => string | null | undefined;
  /** Called when the server no longer takes the session token. */
  readonly onUnauthorized?: (error: ApiError) => void;
  /** Another `fetch`, for environments that bring their own. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds until a call without answer fails with code `timeout`; 20 000 when left out. */
  readonly timeout?: number;
  /** Whether answers are checked against the contract; meant for tests, costs time. */
  readonly validate?: boolean;
}
