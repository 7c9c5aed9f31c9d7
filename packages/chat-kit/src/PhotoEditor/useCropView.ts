import type { Area, Size } from '@franca/ui/core';
import { useState } from 'react';
import { keptArea, turnedSize, withCrop } from '../core/photos/PhotoEdit.ts';
import type { PhotoEditModel } from './usePhotoEdit.ts';

/** Pixels below which a frame could not be taken hold of. */
const leastFrame = 48;

const sides = ['x', 'y', 'width', 'height'] as const;

/** A rectangle in another measure, such as hundredths of a picture. */
const scaled = ({ x, y, width, height }: Area, across: number, down: number): Area => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * down,
});

interface CropView {
  /** Changes whenever the crop is laid out anew. */
  readonly key: string;
  /** What is kept to begin with, in hundredths of the picture. */
  readonly start: Area;
  /** Width by height of what is kept to begin with. */
  readonly aspect: number;
  /** How far the picture can be enlarged. */
  readonly maxZoom: number;
  /** How far it is enlarged. */
  readonly zoom: number;
  /** The picture in pixels of the screen, before it is enlarged; null until it is laid out. */
  readonly media: Size | null;
  /** The largest frame of the aspect, in pixels of the screen; null until it is laid out. */
  readonly fitting: Size | null;
  /** The frame while it has been changed; until then it is the largest one of the aspect. */
  readonly frame: Size | null;
  /** What the person does now, as one step. Laying out reports areas too, and is none. */
  readonly step: { current: object | null };
}

/** A crop on the screen: what its picture, its frame and its sliders share. */
export interface CropViewModel extends Omit<CropView, 'step'> {
  /** The frame as it is shown, where its shape is free; null where it is given, or before it is laid out. */
  readonly shown: Size | null;
  /** A movement begins. */
  readonly begin: () => void;
  /** It has ended: the next one is a step of its own. */
  readonly end: () => void;
  /** Enlarges the picture. */
  readonly setZoom: (zoom: number) => void;
  /** The picture was laid out. */
  readonly setMedia: (media: Size) => void;
  /** The largest frame was laid out. */
  readonly setFitting: (fitting: Size) => void;
  /** Gives the frame another size. */
  readonly resize: (frame: Size) => void;
  /** Keeps a part of the picture, in hundredths of it. */
  readonly keep: (share: Area) => void;
}

/**
 * What the crop of a photo shows, begun anew whenever it has to be laid out.
 *
 * @param size the photo's natural size
 * @param isCropping whether the crop is the tool in use
 */
export function useCropView(size: Size, model: PhotoEditModel, isCropping: boolean): CropViewModel {
  const { edit, revision, crop } = model;
  const turned = turnedSize(size, edit);
  const kept = keptArea(size, edit);
  const key = `${isCropping} ${revision} ${edit.ratio}`;
  const fresh = (): CropView => {
    const start = scaled(kept, 100 / turned.width, 100 / turned.height);
    const maxZoom = Math.max(4, Math.ceil(100 / Math.min(start.width, start.height)));
    const aspect = kept.width / kept.height;
    const step = { current: null };
    return { key, start, aspect, maxZoom, zoom: 1, media: null, fitting: null, frame: null, step };
  };
  const [known, setView] = useState(fresh);
  const view = known.key === key ? known : fresh();
  if (view !== known) setView(view);

  const { media, fitting, frame, step, ...rest } = view;
  // What was laid out before says nothing of what is laid out now.
  const update = (changes: Partial<CropView>): void =>
    setView((before) => (before.key === key ? { ...before, ...changes } : before));
  const begin = (): void => {
    step.current ??= {};
  };

  return {
    ...rest,
    media,
    fitting,
    frame,
    shown: edit.ratio === 'free' ? (frame ?? fitting) : null,
    begin,
    end: () => {
      if (step.current) step.current = {};
    },
    setZoom: (zoom) => update({ zoom }),
    setMedia: (next) => update({ media: next }),
    setFitting: (next) => update({ fitting: next }),
    resize: ({ width, height }) => {
      if (!media) return;
      begin();
      update({
        frame: {
          width: Math.min(Math.max(leastFrame, width), media.width),
          height: Math.min(Math.max(leastFrame, height), media.height),
        },
      });
    },
    keep: (share) => {
      if (!step.current) return;
      const area = scaled(share, turned.width / 100, turned.height / 100);
      const isSame = sides.every((side) => Math.abs(area[side] - kept[side]) < 0.5);
      if (!isSame) crop(withCrop(edit, size, area), step.current);
    },
  };
}
