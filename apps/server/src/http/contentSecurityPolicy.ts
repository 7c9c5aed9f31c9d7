import type { PageHosts } from '../ports/PaymentProcessor.ts';

/** What a policy allows beside the server's own files. */
export type AllowedHosts = {
  /** Address of the object storage, of which only the origin is allowed; undefined when there is none. */
  storage: string | undefined;
  /** Hosts of services that pages load from by themselves: a payment provider's card form, a media service, a street map, a sign-in. */
  others: readonly PageHosts[];
};

/**
 * What the pages of this server may load: their own files and sockets, those of the object storage when there is one, and
 * of the services that are configured: without any, pages ask no other host for anything.
 * `wasm-unsafe-eval` is for recognisers compiled to WebAssembly, `blob:` for picked pictures and for the captcha's
 * workers.
 */
export function contentSecurityPolicy({ storage, others }: AllowedHosts): Record<string, string[]> {
  const hosts = {
    script: others.flatMap(({ script }) => script),
    frame: others.flatMap(({ frame }) => frame),
    connect: others.flatMap(({ connect }) => connect),
    image: others.flatMap(({ image = [] }) => image),
    style: others.flatMap(({ style = [] }) => style),
  };
  const files = storage === undefined ? ["'self'"] : ["'self'", new URL(storage).origin];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hosts.script],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", ...hosts.style],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...files, 'data:', 'blob:', ...hosts.image],
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
