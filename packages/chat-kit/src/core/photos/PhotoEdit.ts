import { type Area, type CropPlan, cropPlan, type Size } from '@franca/ui/core';

/** A point of a line: pixels of the unchanged picture. */
export interface PenPoint {
  /** Distance from the left. */
  readonly x: number;
  /** Distance from the top. */
  readonly y: number;
  /** How hard the pen pressed, 0 to 1; 0.5 for what cannot tell. */
  readonly pressure: number;
}

/** What is drawn on a photo: a line, or words. Its sizes are pixels of the unchanged picture. */
export type PhotoMark =
  | {
      readonly kind: 'line';
      /** Any CSS colour. */
      readonly colour: string;
      /** How wide it is where the pen presses as usual. */
      readonly width: number;
      /** Where the pen went; one point is a dot. */
      readonly points: readonly PenPoint[];
    }
  | {
      readonly kind: 'label';
      /** Any CSS colour. */
      readonly colour: string;
      /** What it says. */
      readonly words: string;
      /** Height of its letters. */
      readonly size: number;
      /** Its middle, from the left. */
      readonly x: number;
      /** Its middle, from the top. */
      readonly y: number;
    };

/** Which shape the crop keeps: any, as wide as high, or that of the picture. */
export type PhotoRatio = 'free' | 'square' | 'original';

/** What was changed about a photo; the photo itself stays as it was chosen. */
export interface PhotoEdit {
  /** Quarter turns clockwise, after the picture was mirrored. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Whether left and right changed places. */
  readonly isMirrored: boolean;
  /** What is kept, in pixels of the turned picture; null for all of it. */
  readonly crop: Area | null;
  /** The shape that the crop keeps. */
  readonly ratio: PhotoRatio;
  /** What is drawn, the oldest first. */
  readonly marks: readonly PhotoMark[];
}

/** A photo as it was chosen. */
export const unchangedPhoto: PhotoEdit = {
  turns: 0,
  isMirrored: false,
  crop: null,
  ratio: 'free',
  marks: [],
};

/** Whether the photo would be sent as it was chosen; the shape of a crop that keeps all of it changes nothing. */
export function isUnchanged({ turns, isMirrored, crop, marks }: PhotoEdit): boolean {
  return turns === 0 && !isMirrored && crop === null && marks.length === 0;
}

/** Width and height of the picture after its turns. */
export function turnedSize({ width, height }: Size, { turns }: Pick<PhotoEdit, 'turns'>): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** What is kept of the turned picture. */
export function keptArea(picture: Size, edit: PhotoEdit): Area {
  return edit.crop ?? { x: 0, y: 0, ...turnedSize(picture, edit) };
}

/** The edit with another crop; null where it keeps all but a pixel. */
export function withCrop(edit: PhotoEdit, picture: Size, area: Area): PhotoEdit {
  const whole = turnedSize(picture, edit);
  const isWhole = area.width > whole.width - 1 && area.height > whole.height - 1;
  return { ...edit, crop: isWhole ? null : area };
}

/** A quarter turn clockwise; the crop turns with the picture. */
export function turnPhoto(edit: PhotoEdit, picture: Size): PhotoEdit {
  const { height } = turnedSize(picture, edit);
  const { crop } = edit;
  return {
    ...edit,
    turns: ((edit.turns + 1) % 4) as PhotoEdit['turns'],
    crop: crop && {
      x: height - crop.y - crop.height,
      y: crop.x,
      width: crop.height,
      height: crop.width,
    },
  };
}

/** What is seen on the left goes to the right. */
export function mirrorPhoto(edit: PhotoEdit, picture: Size): PhotoEdit {
  const { width } = turnedSize(picture, edit);
  const { crop } = edit;
  return {
    ...edit,
    // A picture that is mirrored after a turn is one that is turned back after it was mirrored.
    turns: ((4 - edit.turns) % 4) as PhotoEdit['turns'],
    isMirrored: !edit.isMirrored,
    crop: crop && { ...crop, x: width - crop.x - crop.width },
  };
}

/** The largest crop of a shape, in the middle of what is kept now; `free` keeps what is kept. */
export function withRatio(edit: PhotoEdit, picture: Size, ratio: PhotoRatio): PhotoEdit {
  const whole = turnedSize(picture, edit);
  if (ratio === 'free') return { ...edit, ratio };
  if (ratio === 'original') return { ...edit, ratio, crop: null };
  const side = Math.min(whole.width, whole.height);
  const kept = keptArea(picture, edit);
  const within = (middle: number, most: number) => Math.min(Math.max(0, middle - side / 2), most - side);
  const area = {
    x: within(kept.x + kept.width / 2, whole.width),
    y: within(kept.y + kept.height / 2, whole.height),
    width: side,
    height: side,
  };
  return { ...withCrop(edit, picture, area), ratio };
}

/** How the changed picture is painted on a canvas with at most so many pixels on its longest side. */
export function photoPlan(picture: Size, edit: PhotoEdit, most: number): CropPlan {
  return cropPlan({
    picture,
    degrees: edit.turns * 90,
    mirrored: edit.isMirrored,
    area: keptArea(picture, edit),
    most,
  });
}
