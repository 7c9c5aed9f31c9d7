import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../core/place/mapView.ts';

/** Why the device's place is not known. */
export type GeolocationProblem = 'unsupported' | 'denied' | 'unknown';

/** Where the search for the device's place stands. */
export interface GeolocationModel {
  /** What goes on. */
  readonly state: 'idle' | 'locating' | GeolocationProblem;
  /** Asks the browser, which may ask the person. */
  readonly locate: () => void;
}

/** Longest wait for the device's place, in milliseconds (1 §8). */
const patience = 5000;

/** The code with which a browser says that it may not tell (Geolocation API). */
const refused = 1;

/** Asks the browser where this device is. */
export function useGeolocation(onFound: (point: MapPoint) => void): GeolocationModel {
  const [state, setState] = useState<GeolocationModel['state']>('idle');
  const latest = useRef(onFound);
  const isThere = useRef(true);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
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
        if (!isThere.current) return;
        setState('idle');
        latest.current({ latitude, longitude });
      },
      ({ code }) => {
        if (isThere.current) setState(code === refused ? 'denied' : 'unknown');
      },
      { timeout: patience },
    );
  };

  return { state, locate };
}
