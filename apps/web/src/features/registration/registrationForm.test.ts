import { describe, expect, it } from 'vitest';
import { validationKeyOf } from '../../lib/data/errorText.ts';
import { schemaResolver } from '../../lib/forms/schemaForm.ts';
import { translate } from '../../strings/texts.ts';
import { emptyRegistration, type RegistrationForm } from './registrationForm.ts';
import { registrationSchema } from './registrationSchema.ts';

const filled: RegistrationForm = {
  name: 'Mai Tran',
  avatar: '/api/file/a',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'female',
};

const check = (form: RegistrationForm) => schemaResolver(registrationSchema)(form, undefined, {} as never);

describe('the registration form', () => {
  it.each([
    ['name', 'Full name is required. Please enter one.'],
    ['country', 'Country is required. Please select one.'],
    ['language', 'Language is required. Please select one.'],
    ['accent', 'Accent is required. Please select one.'],
    ['gender', 'Gender is required. Please select one.'],
  ] as const)('an empty %s gets its sentence', async (field, sentence) => {
    const { errors } = await check({ ...filled, [field]: '' });
    const key = validationKeyOf((errors as Record<string, { message: string }>)[field]?.message);
    expect(Object.keys(errors)).toEqual([field]);
    expect(key && translate(key)).toBe(sentence);
  });

  it('is submitted with the name trimmed when every field is filled', async () => {
    expect(await check({ ...filled, name: ' Mai Tran ' })).toEqual({ values: filled, errors: {} });
  });

  it('is invalid without an uploaded avatar', async () => {
    expect(Object.keys((await check({ ...filled, avatar: '' })).errors)).toEqual(['avatar']);
  });

  it('takes a name of white space for none', async () => {
    expect(Object.keys((await check({ ...filled, name: '   ' })).errors)).toEqual(['name']);
  });

  it('has an error in every field when it is empty', async () => {
    const { errors } = await check(emptyRegistration);
    expect(Object.keys(errors).sort()).toEqual(Object.keys(emptyRegistration).sort());
  });
});
