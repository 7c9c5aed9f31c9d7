/** Redis was configured and does not respond. */
export class RedisUnreachableError extends Error {
  override name = 'RedisUnreachableError';

  constructor(url: string, cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    super(`REDIS_URL names a Redis at ${new URL(url).host}, which cannot be used: ${message || code}`, {
      cause,
    });
  }
}
