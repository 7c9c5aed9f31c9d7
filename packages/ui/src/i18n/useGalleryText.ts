import { type GalleryText, gallery } from '../strings/gallery.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts of `Carousel` and `ImageViewer` in the interface language. */
export const useGalleryText = createTextHook<GalleryText>(gallery);
