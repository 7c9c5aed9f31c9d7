/**
 * What went wrong, in words for a person: the message of an `Error`, or of anything else that has one, as some clients
 * reject with plain objects.
 */
export function reasonOf(error: unknown): string {
  return String(Object(error).message ?? error);
}
