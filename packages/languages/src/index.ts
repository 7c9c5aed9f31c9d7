export { directionOf } from './directionOf.ts';
export { chooseUiLanguage, findUiLanguage } from './findUiLanguage.ts';
export {
  type Direction,
  fallbackLanguage,
  type UiLanguage,
  uiLanguages,
  uiLanguageTags,
} from './uiLanguages.ts';
