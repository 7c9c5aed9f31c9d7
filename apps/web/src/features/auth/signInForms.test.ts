import { describe, expect, it } from 'vitest';
import { validationKeyOf } from '../../lib/data/errorText.ts';
import { schemaResolver } from '../../lib/forms/schemaForm.ts';
import { translate } from '../../strings/texts.ts';
import { emailFormSchema } from './EmailSignIn.tsx';
import { phoneFormSchema } from './usePhoneSignIn.ts';

/** The sentence that the form shows for a field; null for none. */
async function sentence(
  schema: Parameters<typeof schemaResolver>[0],
  values: Record<string, string>,
  field: string,
) {
  const { errors } = await schemaResolver(schema)(values, undefined, {} as never);
  const error = errors[field];
  const key = validationKeyOf(error?.message as string | undefined);
  return error && key ? translate(key) : null;
}

const valid = { phone_number: '0412345678', code: '123456' };

describe('sign-in fields', () => {
  it.each([
    ['', 'Phone number is required. Please enter one.'],
    ['   ', 'Phone number is required. Please enter one.'],
    ['04a', 'Phone can only contain numbers. Please try again.'],
    ['+61412', 'Phone can only contain numbers. Please try again.'],
    ['0412345678', null],
  ])('the phone number "%s" gets the sentence %s', async (phone_number, expected) => {
    expect(await sentence(phoneFormSchema, { ...valid, phone_number }, 'phone_number')).toBe(expected);
  });

  it.each([
    ['', 'Verification code is required. Please enter one.'],
    ['12a', 'Verification code can only contain numbers. Please try again.'],
    ['123', null],
    ['123456', null],
  ])('the code "%s" gets the sentence %s', async (code, expected) => {
    expect(await sentence(phoneFormSchema, { ...valid, code }, 'code')).toBe(expected);
  });

  it.each([
    ['12345', false],
    ['123456', true],
    ['1234567', false],
    ['12345a', false],
  ])('the code "%s" enables Sign in: %s', (code, enabled) => {
    expect(phoneFormSchema.shape.code.safeParse(code).success).toBe(enabled);
  });

  it.each([
    ['', 'Email is required. Please enter one.'],
    ['no', 'Email is not valid. Please try again.'],
    ['a@b', 'Email is not valid. Please try again.'],
    ['a b@c.de', 'Email is not valid. Please try again.'],
    [`${'a'.repeat(250)}@b.com`, 'Email is not valid. Please try again.'],
    [' a@b.co ', null],
  ])('the address "%s" gets the sentence %s', async (email, expected) => {
    expect(await sentence(emailFormSchema, { email }, 'email')).toBe(expected);
  });

  it('submits the number without its leading zero', async () => {
    const { values } = await schemaResolver(phoneFormSchema)(valid, undefined, {} as never);
    expect(values).toEqual({ phone_number: '412345678', code: '123456' });
  });
});
