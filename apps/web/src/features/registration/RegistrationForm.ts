/** What "The Basics" asks for; an empty text is the placeholder (spec 0 §2, Register). */
export interface RegistrationForm {
  /** Full name, at most 50 characters. */
  name: string;
  /** Download link of the uploaded avatar. */
  avatar: string;
  /** Country by name. */
  country: string;
  /** Language by name. */
  language: string;
  /** Accent by name; only accents of the language. */
  accent: string;
  /** `male`, `female` or `other`. */
  gender: '' | 'male' | 'female' | 'other';
}

/** A form that nobody has filled. */
export const emptyRegistration: RegistrationForm = {
  name: '',
  avatar: '',
  country: '',
  language: '',
  accent: '',
  gender: '',
};

/** Changes one field; a new language resets the accent (spec 0 §4). */
export function changeRegistration<Field extends keyof RegistrationForm>(
  form: RegistrationForm,
  field: Field,
  value: RegistrationForm[Field],
): RegistrationForm {
  const next = { ...form, [field]: value };
  return field === 'language' && value !== form.language ? { ...next, accent: '' } : next;
}
