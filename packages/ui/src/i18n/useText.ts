import { crop, dates, fields, files, gallery, general, keys, loadErrors, loading } from '../strings/en.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts of several components ("Close", "Clear", …) in the interface language. */
export const useText = /* @__PURE__ */ createTextHook('ui', { en: general });

/** The texts of `DateField` in the interface language. */
export const useDateFieldText = /* @__PURE__ */ createTextHook('ui', { en: dates });

/** The texts of the fields in the interface language. */
export const useFieldText = /* @__PURE__ */ createTextHook('ui', { en: fields });

/** The texts of `AvatarCropDialog` in the interface language. */
export const useCropText = /* @__PURE__ */ createTextHook('ui', { en: crop });

/** The texts of `FileButton` and `DropZone` in the interface language. */
export const useFileText = /* @__PURE__ */ createTextHook('ui', { en: files });

/** The texts of `Carousel` and `ImageViewer` in the interface language. */
export const useGalleryText = /* @__PURE__ */ createTextHook('ui', { en: gallery });

/** What keys are called in the interface language. */
export const useKeyText = /* @__PURE__ */ createTextHook('ui', { en: keys });

/** The word "Loading" in the interface language, without the weight of all the other texts. */
export const useLoadingText = /* @__PURE__ */ createTextHook('ui', { en: loading });

/** The texts about what could not be loaded in the interface language. */
export const useLoadErrorText = /* @__PURE__ */ createTextHook('ui', { en: loadErrors });
