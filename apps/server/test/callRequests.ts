import { vi } from 'vitest';
import type { Person, World } from './world.ts';

/** Waits until an assertion holds: what a request has begun reaches sockets a moment after its response. */
export const eventually = (assertion: () => void): Promise<void> =>
  vi.waitFor(assertion, { timeout: 10_000, interval: 10 });

/** How people take part in a call, each request as somebody. */
export function createCallRequests({ api }: World, call: { topic_id: string; uuid: string }) {
  return {
    accept: (as: Person) => api.calls.accept({ as, body: call }),
    reject: (as: Person) => api.calls.reject({ as, body: call }),
    hangup: (as: Person) => api.calls.hangup({ as, body: call }),
    end: (as: Person, time = 1) => api.calls.end({ as, body: { ...call, time } }),
    token: (as: Person) => api.calls.token({ as, query: call }),
    info: (as: Person) => api.calls.info({ as, params: { uuid: call.uuid } }),
  };
}
