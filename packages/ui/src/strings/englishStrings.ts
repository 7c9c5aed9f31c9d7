import type { TextsLike } from '../i18n/Strings.ts';
import * as en from './en.ts';

type UiEnglish = typeof en.general &
  typeof en.loading &
  typeof en.loadErrors &
  typeof en.fields &
  typeof en.dates &
  typeof en.crop &
  typeof en.files &
  typeof en.gallery &
  typeof en.keys;

/** All texts of the design system, by key. */
export type UiStrings = TextsLike<UiEnglish>;

/** The English texts, to start a translation from: copy them, translate them, and give them as `strings={{ ui }}`. */
export const englishStrings: UiStrings = /* @__PURE__ */ Object.assign(
  {},
  en.general,
  en.loading,
  en.loadErrors,
  en.fields,
  en.dates,
  en.crop,
  en.files,
  en.gallery,
  en.keys,
);
