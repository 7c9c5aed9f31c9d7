import type { UiLanguage } from '@franca/languages';
import { createContext, useContext } from 'react';
import type { LandingStrings } from '../../strings/landing/en.ts';

/** What every section of the landing page is rendered with. */
export interface LandingValues {
  /** Language of the page. */
  readonly language: UiLanguage;
  /** Its texts. */
  readonly text: LandingStrings;
}

/** Holds the language of the page while it is rendered. */
export const LandingContext = createContext<LandingValues | null>(null);

/** The language and texts of the page. */
export function useLanding(): LandingValues {
  const values = useContext(LandingContext);
  if (!values) throw new Error('useLanding: render the section inside <LandingPage>.');
  return values;
}
