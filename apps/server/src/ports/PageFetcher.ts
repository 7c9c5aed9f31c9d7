/** A page or a picture could not be fetched, or must not be; the message says why, without the address. */
export class PageRefusedError extends Error {
  override name = 'PageRefusedError';
}

/** What is fetched. */
export type PageRequest = {
  /** Where: `http` or `https`. */
  url: string;
  /** Content types that are taken, without parameters. */
  types: readonly string[];
  /** Bytes that are read, after decompression. */
  maxBytes: number;
  /** Whether more than that is refused, or left unread: the beginning of a page is enough, that of a picture is not. */
  isWhole: boolean;
};

/** What was found. */
export type FetchedPage = {
  /** Where it was found, after redirects. */
  url: string;
  /** Its content type as the server said it, with parameters. */
  contentType: string;
  /** Its bytes, or the beginning of them. */
  bytes: Buffer;
};

/** Fetches pages of the public web that somebody named: neither this server nor anything in its networks can be reached by it. */
export type PageFetcher = (request: PageRequest) => Promise<FetchedPage>;

/** Where a connection is about to go: the address that its name led to. */
export type ConnectionTarget = { address: string; port: number };
