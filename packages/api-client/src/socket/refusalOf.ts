import { socketRefusalSchema } from '@franca/contract';

/** Why the server refused a handshake; null when the connection failed in another way. */
export function refusalOf(error: Error): { readonly code: string; readonly reason: string } | null {
  const refusal = socketRefusalSchema.safeParse('data' in error ? error.data : null);
  return refusal.success ? { code: refusal.data.code, reason: error.message } : null;
}
