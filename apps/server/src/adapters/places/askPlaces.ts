import type { z } from 'zod';
import type { OutsideService } from '../../core/outside/OutsideService.ts';
import { PlacesUnavailableError } from '../../ports/Places.ts';
import { answerBytes, fetchBounded, refuseAnswer } from '../web/fetchBounded.ts';

/** A server of places. */
export type PlacesServer = {
  /** Its address. */
  url: string;
  /** The way to it. */
  service: OutsideService;
};

/** A response that refuses one request, and says nothing about the next one. */
class RefusedError extends Error {}

const isFault = (error: unknown): boolean => !(error instanceof RefusedError);

/** Asks a service of places, and reads its answer. @throws PlacesUnavailableError */
export async function askPlaces<S extends z.ZodType>(
  { url: base, service }: PlacesServer,
  path: string,
  query: Record<string, string | number>,
  schema: S,
): Promise<z.output<S>> {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  try {
    const read = async (signal: AbortSignal): Promise<z.output<S>> => {
      const response = await fetchBounded(url, {
        headers: { accept: 'application/json', 'user-agent': 'Franca' },
        // The address is the operator's, and may be private; where it would lead on is not.
        redirect: 'error',
        signal,
        maxBytes: answerBytes.record,
      });
      if (response.ok) return schema.parse(await response.json());
      const Refused = response.status < 500 ? RefusedError : Error;
      return refuseAnswer(response, new Refused(`status ${response.status}`));
    };
    return await service.ask(read, { isFault });
  } catch (error) {
    throw new PlacesUnavailableError('The service of places gave no answer that can be used.', {
      cause: error,
    });
  }
}
