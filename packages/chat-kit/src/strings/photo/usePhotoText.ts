import { createTextHook, type TextFunction } from '@franca/ui/i18n';
import { useLoadedStrings } from '@franca/ui/kit';
import { type PhotoTextKey, photoStringsLoader } from './photoStrings.ts';

const useLoadedText = createTextHook<PhotoTextKey>('photo', photoStringsLoader.strings);

/** The texts of the editor of photos in the interface language; fetches them when they are not loaded yet. */
export function usePhotoText(): TextFunction<PhotoTextKey> {
  useLoadedStrings(photoStringsLoader);
  return useLoadedText();
}
