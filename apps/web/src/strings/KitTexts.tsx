import { type ReactNode, useEffect, useReducer } from 'react';
import { isKitTextsLoaded, type LoadKitTexts, loadKitTexts } from './kitTextLoaders.ts';
import { useTexts } from './texts.ts';

/** Props of {@link KitTexts}. */
export interface KitTextsProps {
  /** Fetches the texts of a kit, such as `loadChatStrings`. */
  load: LoadKitTexts;
  /** What stands there meanwhile; nothing when left out. */
  fallback?: ReactNode;
  /** What shows texts of the kit. */
  children: ReactNode;
}

/** Shows what has texts of a kit once they have come in the language of the pages, so that none is painted in another one. */
export function KitTexts({ load, fallback = null, children }: KitTextsProps) {
  const { language } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isLoaded = isKitTextsLoaded(load, language);
  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    void loadKitTexts(load, language).then(() => {
      if (isCurrent) renderAgain();
    });
    return () => {
      isCurrent = false;
    };
  }, [load, language, isLoaded]);
  return isLoaded ? children : fallback;
}
