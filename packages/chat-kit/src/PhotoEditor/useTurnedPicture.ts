import { useEffect, useState } from 'react';
import { encodePhoto, openPhotoCanvas } from '../adapters/encodePhoto.ts';
import type { OpenPhoto } from '../adapters/openPhoto.ts';
import { type PhotoEdit, photoPlan } from '../core/photos/PhotoEdit.ts';
import { paintPhoto, stageSide } from './paintPhoto.ts';

/** A photo with its turns and marks and without its crop. */
export interface TurnedPicture {
  /** Address of the picture. */
  readonly address: string;
  /** Its turns. */
  readonly turns: PhotoEdit['turns'];
  /** Whether it is mirrored. */
  readonly isMirrored: boolean;
}

/** The picture under a crop; null until it is drawn. The one before stays while another is drawn. */
export function useTurnedPicture(photo: OpenPhoto, edit: PhotoEdit): TurnedPicture | null {
  const [picture, setPicture] = useState<TurnedPicture | null>(null);
  const { turns, isMirrored, marks } = edit;
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const whole: PhotoEdit = { turns, isMirrored, marks, crop: null, ratio: 'free' };
      const { width, height } = photoPlan(photo.size, whole, stageSide);
      const { canvas, context } = openPhotoCanvas(width, height);
      paintPhoto(context, photo, whole);
      const file = await encodePhoto(canvas, 'image/webp', 0.9);
      if (isGone || !file) return;
      setPicture({ address: URL.createObjectURL(file), turns, isMirrored });
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [photo, turns, isMirrored, marks]);
  useEffect(() => (picture ? () => URL.revokeObjectURL(picture.address) : undefined), [picture]);
  return picture;
}
