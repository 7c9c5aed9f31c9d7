/**
 * What the pages of this server may load: their own files, and those of the object storage when there is one.
 * `wasm-unsafe-eval` is for recognisers compiled to WebAssembly, `blob:` for picked pictures and for the captcha's
 * workers.
 *
 * @param storage address of the object storage; only its origin is allowed
 */
export function contentSecurityPolicy(storage: string | undefined): Record<string, string[]> {
  const files = storage === undefined ? ["'self'"] : ["'self'", new URL(storage).origin];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...files, 'data:', 'blob:'],
    'media-src': [...files, 'blob:'],
    'font-src': ["'self'"],
    'connect-src': files,
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}
