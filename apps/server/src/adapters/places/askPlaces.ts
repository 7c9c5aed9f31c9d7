import type { z } from 'zod';
import { PlacesUnavailableError } from '../../ports/Places.ts';

/** Milliseconds in which a service of places has to answer. */
const timeoutMs = 5000;

/** Asks a service of places, and reads its answer. @throws PlacesUnavailableError */
export async function askPlaces<S extends z.ZodType>(
  base: string,
  path: string,
  query: Record<string, string | number>,
  schema: S,
): Promise<z.output<S>> {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Franca' },
      // The address is the operator's, and may be private; where it would lead on is not.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    throw new PlacesUnavailableError('The service of places gave no answer that can be used.', {
      cause: error,
    });
  }
}
