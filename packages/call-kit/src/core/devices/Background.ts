/** What is laid behind the viewer. */
export type Background =
  | { readonly kind: 'none' }
  | { readonly kind: 'blur' }
  /** A picture, by the address of its file. */
  | { readonly kind: 'image'; readonly url: string };

/** A picture that can be chosen as a background. */
export interface BackgroundImage {
  /** Its name, in English; translations are found by it. */
  readonly name: string;
  /** Address of the whole picture. */
  readonly url: string;
  /** Address of a small one for the picker. */
  readonly previewUrl: string;
}

/** What the viewer chose: nothing, a blur, or the picture at a place of the list. */
export interface BackgroundChoice {
  /** Kind of background. */
  readonly type: 'none' | 'blur' | 'image';
  /** Place of the picture in the list, from 0; 0 for the others. */
  readonly index: number;
}

const none: BackgroundChoice = { type: 'none', index: 0 };

/** Reads a kept choice; what cannot be read, or names a picture that is not there, is no background. */
export function parseBackground(kept: string | null, count: number): BackgroundChoice {
  try {
    const { type, index } = JSON.parse(kept ?? 'null') ?? none;
    if (type === 'blur') return { type, index: 0 };
    if (type === 'image' && Number.isInteger(index) && index >= 0 && index < count) return { type, index };
  } catch {
    // Not written by this kit.
  }
  return none;
}

/** The background that a choice names. */
export function resolveBackground(
  { type, index }: BackgroundChoice,
  images: readonly BackgroundImage[],
): Background {
  const image = images[index];
  if (type === 'blur') return { kind: 'blur' };
  return type === 'image' && image ? { kind: 'image', url: image.url } : { kind: 'none' };
}
