// Written by `strings.test.ts`: after a change of the list of languages, or of the groups in `en.ts`, run
// `npx vitest run -u packages/ui/src/strings`. Every language is named in every group, because a component brings along only
// the group whose texts it shows: no bundler would take apart what is put together at runtime.
import type { UiLanguage } from '@franca/languages';
import type { Strings, TextsLike } from '../i18n/Strings.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';
import * as vi from './vi.ts';

type Group<English extends Strings> = Record<UiLanguage, TextsLike<English>>;

/** Texts of several components. */
export const general: Group<typeof en.general> = {
  en: en.general,
  ar: ar.general,
  es: es.general,
  fr: fr.general,
  it: it.general,
  vi: vi.general,
};

/** The text of `Spinner`, on its own so that a button does not carry more. */
export const loading: Group<typeof en.loading> = {
  en: en.loading,
  ar: ar.loading,
  es: es.loading,
  fr: fr.loading,
  it: it.loading,
  vi: vi.loading,
};

/** Texts about what could not be loaded. */
export const loadErrors: Group<typeof en.loadErrors> = {
  en: en.loadErrors,
  ar: ar.loadErrors,
  es: es.loadErrors,
  fr: fr.loadErrors,
  it: it.loadErrors,
  vi: vi.loadErrors,
};

/** Texts of the fields. */
export const fields: Group<typeof en.fields> = {
  en: en.fields,
  ar: ar.fields,
  es: es.fields,
  fr: fr.fields,
  it: it.fields,
  vi: vi.fields,
};

/** Texts of `DateField`. */
export const dates: Group<typeof en.dates> = {
  en: en.dates,
  ar: ar.dates,
  es: es.dates,
  fr: fr.dates,
  it: it.dates,
  vi: vi.dates,
};

/** Texts of `AvatarCropDialog`. */
export const crop: Group<typeof en.crop> = {
  en: en.crop,
  ar: ar.crop,
  es: es.crop,
  fr: fr.crop,
  it: it.crop,
  vi: vi.crop,
};

/** Texts of `FileButton` and `DropZone`. */
export const files: Group<typeof en.files> = {
  en: en.files,
  ar: ar.files,
  es: es.files,
  fr: fr.files,
  it: it.files,
  vi: vi.files,
};

/** Texts of `Carousel` and `ImageViewer`. */
export const gallery: Group<typeof en.gallery> = {
  en: en.gallery,
  ar: ar.gallery,
  es: es.gallery,
  fr: fr.gallery,
  it: it.gallery,
  vi: vi.gallery,
};

/** What keys are called whose caps show a sign. */
export const keys: Group<typeof en.keys> = {
  en: en.keys,
  ar: ar.keys,
  es: es.keys,
  fr: fr.keys,
  it: it.keys,
  vi: vi.keys,
};
