/** The parts of a call's address. */
export interface UrlParts {
  /** Where the API lives, with or without a slash at its end, for example `/api`. */
  readonly baseUrl: string;
  /** Path of the contract with `{name}` for each parameter. */
  readonly path: string;
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Values of the query string; undefined and null are left out. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The address of a call. @throws Error when a path parameter is missing, since the address would mean something else. */
export function buildUrl({ baseUrl, path, params = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(`The path ${path} needs ${name}; pass it in params.`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${text ? `?${text}` : ''}`;
}
