import { limits } from '@franca/contract';
import type { TextKey } from '../../strings/useText.ts';
import type { RegistrationForm } from './RegistrationForm.ts';

/** The fields of the form, by name, that still have a problem: each with the key of its sentence (spec 0 §5). */
export type RegistrationProblems = Partial<Record<keyof RegistrationForm, TextKey>>;

/** What is still missing or wrong in "The Basics"; an empty answer enables Sign up. */
export function registrationProblems(form: RegistrationForm): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const name = form.name.trim();
  if (!name || name.length > limits.fullName) problems.name = 'nameRequired';
  if (!form.country) problems.country = 'countryRequired';
  if (!form.language) problems.language = 'languageRequired';
  if (!form.accent) problems.accent = 'accentRequired';
  if (!form.gender) problems.gender = 'genderRequired';
  if (!form.avatar) problems.avatar = 'avatarRequired';
  return problems;
}
