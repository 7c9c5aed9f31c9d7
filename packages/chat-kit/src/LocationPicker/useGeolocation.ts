import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../core/place/mapProjection.ts';

/** Where the search for the device's place stands. */
export interface GeolocationModel {
  /** What goes on. */
  readonly state: 'idle' | 'locating' | 'unsupported';
  /** Asks the browser, which may ask the person. */
  readonly locate: () => void;
}

/** Longest wait for the device's place, in milliseconds. */
const geolocationTimeout = 5000;

/** Asks the browser where this device is; a failure is logged and nothing else (docs/behaviour/messages.md, Location picker). */
export function useGeolocation(onFound: (point: MapPoint) => void): GeolocationModel {
  const [state, setState] = useState<GeolocationModel['state']>('idle');
  const latest = useRef(onFound);
  const isMounted = useRef(true);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const locate = () => {
    if (!('geolocation' in navigator)) {
      setState('unsupported');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isMounted.current) return;
        setState('idle');
        latest.current({ latitude, longitude });
      },
      ({ code, message }) => {
        // A warning: a person who does not share the place of a device is no fault of the page.
        console.warn(
          `Franca chat-kit: the device's location was not found (code ${code}, waited up to ${geolocationTimeout} ms). ${message}`,
        );
        if (isMounted.current) setState('idle');
      },
      { timeout: geolocationTimeout },
    );
  };

  return { state, locate };
}
