import type { PageHosts } from '../ports/PaymentProcessor.ts';

/** What a policy allows beside the server's own files. */
export type AllowedHosts = {
  /** Address of the object storage, of which only the origin is allowed; undefined when there is none. */
  storage: string | undefined;
  /** Hosts of the payment provider's card form; undefined where it has none. */
  payments: PageHosts | undefined;
};

/**
 * What the pages of this server may load: their own files, those of the object storage when there is one, and the payment
 * provider's card form when it has one: without both, pages ask no other host for anything.
 * `wasm-unsafe-eval` is for recognisers compiled to WebAssembly, `blob:` for picked pictures and for the captcha's
 * workers.
 */
export function contentSecurityPolicy({ storage, payments }: AllowedHosts): Record<string, string[]> {
  const hosts = payments ?? { script: [], frame: [], connect: [] };
  const files = storage === undefined ? ["'self'"] : ["'self'", new URL(storage).origin];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hosts.script],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...files, 'data:', 'blob:'],
    'media-src': [...files, 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [...files, ...hosts.connect],
    'frame-src': ["'self'", ...hosts.frame],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}
