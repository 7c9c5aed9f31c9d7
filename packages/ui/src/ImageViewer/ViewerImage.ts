import type { ReactNode } from 'react';

/** One picture of an `ImageViewer`. */
export interface ViewerImage {
  /** Address of the picture; null while it is not known yet. */
  src: string | null;
  /** What can be seen on it, for people who do not see it. */
  alt: string;
  /** A line under the picture. */
  caption?: ReactNode;
  /** Address to download it from; without one there is no button for it. */
  downloadUrl?: string;
}
