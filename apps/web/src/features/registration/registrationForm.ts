import type { registrationSchema } from './registrationSchema.ts';

/** The fields of "The Basics"; an empty text is the placeholder. */
export type RegistrationForm = Record<keyof typeof registrationSchema.shape, string>;

/** A form that nobody has filled. */
export const emptyRegistration: RegistrationForm = {
  name: '',
  avatar: '',
  country: '',
  language: '',
  accent: '',
  gender: '',
};

const key = 'registration';

/** What was typed so far, kept in this tab through a reload. */
export const storedRegistration = {
  /** Reads it; an empty form where nothing is stored. */
  read: (): RegistrationForm => {
    try {
      return { ...emptyRegistration, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
    } catch {
      return emptyRegistration;
    }
  },
  /** Stores it. */
  write: (form: RegistrationForm): void => sessionStorage.setItem(key, JSON.stringify(form)),
  /** Deletes it. */
  clear: (): void => sessionStorage.removeItem(key),
};
