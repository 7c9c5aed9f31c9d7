import { crop, dates, fields, files, gallery, general, keys, loadErrors, loading } from '../strings/index.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts of several components ("Close", "Clear", …) in the interface language. */
export const useText = createTextHook('ui', general);

/** The texts of `DateField` in the interface language. */
export const useDateFieldText = createTextHook('ui', dates);

/** The texts of the fields in the interface language. */
export const useFieldText = createTextHook('ui', fields);

/** The texts of `AvatarCropDialog` in the interface language. */
export const useCropText = createTextHook('ui', crop);

/** The texts of `FileButton` and `DropZone` in the interface language. */
export const useFileText = createTextHook('ui', files);

/** The texts of `Carousel` and `ImageViewer` in the interface language. */
export const useGalleryText = createTextHook('ui', gallery);

/** What keys are called in the interface language. */
export const useKeyText = createTextHook('ui', keys);

/** The word "Loading" in the interface language, without the weight of all the other texts. */
export const useLoadingText = createTextHook('ui', loading);

/** The texts about what could not be loaded in the interface language. */
export const useLoadErrorText = createTextHook('ui', loadErrors);
