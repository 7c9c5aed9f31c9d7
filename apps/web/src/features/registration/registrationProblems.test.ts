import { describe, expect, it } from 'vitest';
import { en } from '../../strings/en.ts';
import { changeRegistration, emptyRegistration, type RegistrationForm } from './RegistrationForm.ts';
import { registrationProblems } from './registrationProblems.ts';

const filled: RegistrationForm = {
  name: 'Mai Tran',
  avatar: '/api/file/a',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'female',
};

describe('registrationProblems', () => {
  it.each([
    ['name', 'Full name is required. Please enter one.'],
    ['country', 'Country is required. Please select one.'],
    ['language', 'Language is required. Please select one.'],
    ['accent', 'Accent is required. Please select one.'],
    ['gender', 'Gender is required. Please select one.'],
  ] as const)('an empty %s gets its sentence', (field, sentence) => {
    const problem = registrationProblems({ ...filled, [field]: '' })[field];
    expect(problem && en[problem]).toBe(sentence);
  });

  it('a filled form has no problem', () => {
    expect(registrationProblems(filled)).toEqual({});
  });

  it('a missing avatar keeps Sign up disabled', () => {
    expect(Object.keys(registrationProblems({ ...filled, avatar: '' }))).toEqual(['avatar']);
  });

  it('a name of white space is no name', () => {
    expect(registrationProblems({ ...filled, name: '   ' }).name).toBe('nameRequired');
  });

  it('an empty form has a problem in every field', () => {
    expect(Object.keys(registrationProblems(emptyRegistration)).sort()).toEqual(
      Object.keys(emptyRegistration).sort(),
    );
  });
});

describe('changeRegistration', () => {
  it('resets the accent when the language changes', () => {
    expect(changeRegistration(filled, 'language', 'Italian')).toMatchObject({
      language: 'Italian',
      accent: '',
    });
  });

  it('keeps the accent when the same language is chosen again', () => {
    expect(changeRegistration(filled, 'language', 'Vietnamese').accent).toBe(filled.accent);
  });
});
