/** Nesting that no request of the contract comes near. */
const depthLimit = 20;

/**
 * Looks through parsed input for what no table can hold or no schema should walk: null bytes in a key or text,
 * nesting deeper than 20. Returns a sentence, or undefined when there is nothing to refuse.
 */
export function findUnsafe(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'The request holds a null byte.' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= depthLimit) return `The request is nested deeper than ${depthLimit} levels.`;
  for (const [key, entry] of Object.entries(value)) {
    const found = findUnsafe(key, depth + 1) ?? findUnsafe(entry, depth + 1);
    if (found) return found;
  }
  return undefined;
}
