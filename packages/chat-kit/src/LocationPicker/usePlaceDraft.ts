import { useState } from 'react';
import type { SharedPlace } from '../core/model/Attachment.ts';
import { defaultPlace } from '../core/place/defaultPlace.ts';
import type { MapPoint } from '../core/place/mapProjection.ts';
import { readDegrees } from '../core/place/readDegrees.ts';

/** A place while it is chosen: the pin, and what stands in the fields. */
export interface PlaceDraft {
  /** Where the pin stands. */
  readonly pin: MapPoint;
  /** Whether a place was chosen; the pin stands somewhere from the start. */
  readonly isChosen: boolean;
  /** What is written as latitude. */
  readonly latitude: string;
  /** What is written as longitude. */
  readonly longitude: string;
  /** What is written as name. */
  readonly name: string;
  /** The pin, while the field of the name is free for what the point is called. */
  readonly unnamed: MapPoint | undefined;
  /** Whether what is written is a latitude and a longitude. */
  readonly wrong: { readonly latitude: boolean; readonly longitude: boolean };
  /** Puts the pin somewhere, and its degrees into the fields. */
  readonly movePin: (pin: MapPoint) => void;
  /** Takes what is written; the pin follows as soon as it is a place. */
  readonly writeDegrees: (field: 'latitude' | 'longitude', text: string) => void;
  /** Takes the name. */
  readonly writeName: (name: string) => void;
  /** Takes what the point is called; the viewer's own name stays. */
  readonly suggestName: (name: string) => void;
  /** Takes a place that was found. */
  readonly take: (place: SharedPlace) => void;
}

/** About a metre. */
const written = (degrees: number): string => String(Math.round(degrees * 1e5) / 1e5);

/** Keeps the pin of a map and the fields beside it together. */
export function usePlaceDraft(): PlaceDraft {
  const [pin, setPin] = useState<MapPoint>(defaultPlace);
  const [isChosen, setChosen] = useState(false);
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState<'none' | 'point' | 'own'>('none');
  const [unnamed, setUnnamed] = useState<MapPoint>();
  const [fields, setFields] = useState({
    latitude: written(defaultPlace.latitude),
    longitude: written(defaultPlace.longitude),
  });

  const putPin = (next: MapPoint): void => {
    setPin(next);
    setChosen(true);
    setUnnamed(next);
    // The name of another point would be wrong here.
    if (origin === 'point') setName('');
  };
  const movePin = (next: MapPoint): void => {
    putPin(next);
    setFields({ latitude: written(next.latitude), longitude: written(next.longitude) });
  };

  return {
    pin,
    isChosen,
    ...fields,
    name,
    unnamed: origin === 'own' ? undefined : unnamed,
    wrong: {
      latitude: readDegrees(fields.latitude, 90) === null,
      longitude: readDegrees(fields.longitude, 180) === null,
    },
    movePin,
    writeDegrees: (field, text) => {
      const next = { ...fields, [field]: text };
      setFields(next);
      setChosen(true);
      const latitude = readDegrees(next.latitude, 90);
      const longitude = readDegrees(next.longitude, 180);
      if (latitude !== null && longitude !== null) putPin({ latitude, longitude });
    },
    writeName: (written) => {
      setName(written);
      setOrigin(written === '' ? 'none' : 'own');
    },
    suggestName: (found) => {
      if (origin === 'own') return;
      setName(found);
      setOrigin('point');
    },
    take: (place) => {
      movePin(place);
      setUnnamed(undefined);
      setName(place.place);
      setOrigin('point');
    },
  };
}
