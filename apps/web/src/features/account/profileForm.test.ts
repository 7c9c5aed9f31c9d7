import { describe, expect, it } from 'vitest';
import { validationKeyOf } from '../../lib/data/errorText.ts';
import { translate } from '../../strings/texts.ts';
import { birthdayOf, type ProfileForm, profileFormSchema, shownBirthday } from './profileForm.ts';

const filled: ProfileForm = {
  name: 'Mai Tran',
  avatar: '/api/file/a',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'female',
  email: 'mai@example.org',
  birthday: '1990-03-05',
  description: 'Hello',
};

/** The sentence of the first rule that a form breaks; null when it breaks none. */
function sentenceOf(form: ProfileForm): string | null {
  const result = profileFormSchema.safeParse(form);
  const key = result.success ? undefined : validationKeyOf(result.error.issues[0]?.message);
  return key ? translate(key) : null;
}

describe('the profile form', () => {
  it.each([
    ['name', '', 'Full name is required. Please enter one.'],
    ['email', 'nonsense', 'Invalid email address. Please try again.'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Invalid email address. Please try again.'],
    ['country', '', 'Country is required. Please select one.'],
    ['language', '', 'Language is required. Please select one.'],
    ['accent', '', 'Accent is required. Please select one.'],
    ['gender', '', 'Gender is required. Please select one.'],
    ['birthday', '1899-12-31', 'Birthday is not valid. Please try again.'],
  ] as const)('refuses the %s "%s" with its sentence', (field, value, sentence) => {
    expect(sentenceOf({ ...filled, [field]: value })).toBe(sentence);
  });

  it.each([
    ['name', 'a'.repeat(51)],
    ['description', 'a'.repeat(256)],
    ['avatar', ''],
    ['birthday', '31/02/19'],
    ['birthday', '1990-02-31'],
  ] as const)('is invalid with the %s "%s"', (field, value) => {
    expect(profileFormSchema.safeParse({ ...filled, [field]: value }).success).toBe(false);
  });

  it('sends what is empty as null', () => {
    const result = profileFormSchema.safeParse({ ...filled, email: ' ', birthday: '', description: '' });
    expect(result.success && result.data).toMatchObject({ email: null, birthday: null, description: null });
  });

  it('takes a date that is typed as dd/MM/yyyy, and nothing that is not whole', () => {
    expect(birthdayOf('05/03/1990')).toBe('1990-03-05');
    expect(birthdayOf('5/3/1990')).toBe('1990-03-05');
    expect(birthdayOf('05/03/19')).toBe('05/03/19');
    expect(birthdayOf('')).toBe('');
    expect(shownBirthday('1990-03-05')).toBe('1990-03-05');
    expect(shownBirthday('1990-02-31')).toBeNull();
    expect(shownBirthday('05/03/19')).toBeNull();
  });
});
