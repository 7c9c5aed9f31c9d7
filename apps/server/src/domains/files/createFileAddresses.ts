/** The addresses that files have on this server. Whoever knows one may read the file: it cannot be guessed. */
export type FileAddresses = {
  /** Where a file is downloaded. */
  urlOf: (key: string) => string;
  /** The key in an address of this server; undefined for any other address. */
  keyOf: (url: string) => string | undefined;
};

const path = '/api/file/';

/** Addresses under `baseUrl`, or paths when that is empty. Paths are understood in both cases. */
export function createFileAddresses(baseUrl: string): FileAddresses {
  return {
    urlOf: (key) => `${baseUrl}${path}${key}`,
    keyOf: (url) => {
      const rest = baseUrl && url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
      return /^\/api\/file\/([0-9a-f]{40})$/.exec(rest)?.[1];
    },
  };
}
