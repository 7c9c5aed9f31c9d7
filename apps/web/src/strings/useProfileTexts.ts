import { findUiLanguage } from '@franca/languages';
import { useLocale } from '@franca/ui';
import { type ProfileTexts, profileTexts } from './profileTexts.ts';

/** The texts of the profile's forms in the interface language; English where there are none in it. */
export const useProfileTexts = (): ProfileTexts => profileTexts[findUiLanguage(useLocale()) ?? 'en'];
