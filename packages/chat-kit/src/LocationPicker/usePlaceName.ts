import { useEffect, useRef } from 'react';
import type { MapPoint } from '../core/place/mapProjection.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';

/** How long a pin rests before its name is asked for, in milliseconds. */
const restMs = 500;

/** What {@link usePlaceName} works with. */
export interface PlaceNameOptions {
  /** Where the pin stands; undefined while its name is known, or is the viewer's own. */
  readonly pin: MapPoint | undefined;
  /** Asks the backend; undefined where it has no names of points. */
  readonly reverse: NonNullable<ChatDataPort['places']>['reverse'];
  /** Takes the name; an empty one where none is known. */
  readonly onNamed: (name: string) => void;
}

/** Asks what the point is called on which the pin has come to rest. */
export function usePlaceName({ pin, reverse, onNamed }: PlaceNameOptions): void {
  const latest = useRef(onNamed);
  useEffect(() => {
    latest.current = onNamed;
  });
  useEffect(() => {
    if (!pin || !reverse) return;
    const request = new AbortController();
    const { signal } = request;
    const timer = setTimeout(() => {
      // Without a response the point goes without a name.
      reverse(pin, { signal }).then(
        (found) => signal.aborted || latest.current(found?.place ?? ''),
        () => undefined,
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [pin, reverse]);
}
