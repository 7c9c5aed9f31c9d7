import { limits } from '../limits.ts';
import { filledText } from '../schema/filledText.ts';
import { linkSchema } from '../schema/linkSchema.ts';
import { validationSentences } from '../validationSentences.ts';
import { genderSchema } from './genderSchema.ts';

/** The fields that sign-up and the profile have in common, with their sentences (0 §5). */
export const profileBasics = {
  avatar: linkSchema,
  name: filledText(limits.fullName, validationSentences.fullNameRequired),
  country: filledText(100, validationSentences.countryRequired),
  language: filledText(100, validationSentences.languageRequired),
  accent: filledText(100, validationSentences.accentRequired),
  gender: genderSchema,
};
