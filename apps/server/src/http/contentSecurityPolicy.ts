/** Hosts of Stripe's script, of the frames that it opens, and of what it calls, as Stripe documents them. */
const stripeHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** What a policy allows beside the server's own files. */
export type AllowedHosts = {
  /** Address of the object storage, of which only the origin is allowed; undefined when there is none. */
  storage: string | undefined;
  /** Whether cards are entered in Stripe's form. */
  stripe: boolean;
};

/**
 * What the pages of this server may load: their own files, those of the object storage when there is one, and Stripe's form when cards
 * are entered there: without it, pages ask no other host for anything.
 * `wasm-unsafe-eval` is for recognisers compiled to WebAssembly, `blob:` for picked pictures and for the captcha's
 * workers.
 */
export function contentSecurityPolicy({ storage, stripe }: AllowedHosts): Record<string, string[]> {
  const hosts = stripe ? stripeHosts : { script: [], frame: [], connect: [] };
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
