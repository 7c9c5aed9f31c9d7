import type { App } from '../src/app.ts';

/** One answer of the API; `Data` is what the test expects in `data`. */
export type ApiAnswer<Data> = {
  /** HTTP status. */
  status: number;
  /** Headers, names in lower case. */
  headers: Record<string, unknown>;
  /** Whether the envelope says success. */
  success: boolean;
  /** The envelope's data. */
  data: Data;
  /** The envelope's sentences, empty on success. */
  errors: string[];
  /** The envelope's code. */
  code: string | undefined;
  /** Position in a paged list. */
  pagination: { current: number; totalPage: number } | undefined;
};

/** Short calls below `/api` as one person, without a network. */
export type Api = {
  /** GET with query parameters. */
  get: <Data = Record<string, unknown>>(
    path: string,
    query?: Record<string, string>,
  ) => Promise<ApiAnswer<Data>>;
  /** POST with a JSON body. */
  post: <Data = Record<string, unknown>>(path: string, body?: object) => Promise<ApiAnswer<Data>>;
};

/** Calls the app's API with a bearer token, or as a visitor. */
export function api(app: App, token?: string | null): Api {
  const headers = token ? { authorization: `Bearer ${token}` } : {};

  async function call<Data>(options: object): Promise<ApiAnswer<Data>> {
    const response = await app.core.server.inject({ headers, ...options });
    const body = response.json();
    const { success, data, errors = [], code, pagination } = body;
    const { statusCode: status, headers: received } = response;
    return { status, headers: received, success, data, errors, code, pagination };
  }

  return {
    get: (path, query = {}) => call({ method: 'GET', url: `/api${path}`, query }),
    post: (path, body) => call({ method: 'POST', url: `/api${path}`, payload: body }),
  };
}
