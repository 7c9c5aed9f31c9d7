/** Seconds or a date, as `Retry-After` is written, in milliseconds; undefined without one that lies ahead. */
export function waitOf(retryAfter: string | null | undefined): number | undefined {
  if (retryAfter === undefined || retryAfter === null) return undefined;
  const isSeconds = /^\d+(\.\d+)?$/.test(retryAfter);
  const ms = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
