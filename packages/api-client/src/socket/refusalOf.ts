/** Why the server refused a connection, from the `data` that its middleware put on the error; null when it gave no code. */
export function refusalOf(error: Error): { readonly code: string; readonly reason: string } | null {
  const data: unknown = 'data' in error ? error.data : null;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  return typeof data.code === 'string' ? { code: data.code, reason: error.message } : null;
}
