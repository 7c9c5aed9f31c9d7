import { endpoints, type Profile } from '@franca/contract';
import type { FormSchema } from '../../lib/forms/schemaForm.ts';

const payload = endpoints.users.updateProfile.body;

/** The fields of the edit-profile dialog; an empty text is the placeholder. The birthday is `yyyy-MM-dd`, or what is typed so far. */
export type ProfileForm = Record<keyof typeof payload.shape, string>;

/** What is sent of the form: an empty email, birthday or description travels as null. */
export const profileFormSchema: FormSchema<ReturnType<typeof payload.parse>> = {
  safeParse: (values) => {
    const { email, birthday, description, ...rest } = values as ProfileForm;
    return payload.safeParse({
      ...rest,
      email: email.trim() || null,
      birthday: birthday || null,
      description: description.trim() || null,
    });
  },
};

/** The form as the profile fills it. */
export function formOfProfile(me: Profile): ProfileForm {
  const { name, avatar, country, language, accent, gender, email, birthday, description } = me;
  return {
    name,
    avatar: avatar ?? '',
    country,
    language,
    accent,
    gender,
    email: email ?? '',
    birthday: birthday ?? '',
    description: description ?? '',
  };
}

/** The form field of what is typed into a date field: `yyyy-MM-dd` where it looks like a whole date, else the text itself, which no rule accepts. */
export function birthdayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day that a date field shows for the form's birthday; null while it is none. */
export function shownBirthday(birthday: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? Date.parse(birthday) : Number.NaN;
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(birthday) ? null : birthday;
}
