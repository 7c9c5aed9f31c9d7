import { useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDrawnAvatar } from '../../components/useDrawnAvatar.ts';
import { api } from '../../lib/data/api.ts';
import { lateSchemaResolver, useFormField } from '../../lib/forms/schemaForm.ts';
import { acceptInvitation } from '../../lib/session/acceptedInvitation.ts';
import { newAccount } from '../../lib/session/newAccount.ts';
import { readIntent, redirectRule, withIntent } from '../../lib/session/redirectRule.ts';
import { session } from '../../lib/session/session.ts';
import { type TextKey, useText } from '../../strings/texts.ts';
import { type RegistrationForm, storedRegistration } from './registrationForm.ts';
import { useGuessedOrigin } from './useGuessedOrigin.ts';

type SignUp = Parameters<typeof api.auth.signup>[0]['body'];

const loadSchema = async () => (await import('./registrationSchema.ts')).registrationSchema;

/** The sentence of each field that must be filled, in the order of the form. */
const requiredTexts = {
  avatar: 'validation.avatarRequired',
  name: 'validation.fullNameRequired',
  country: 'validation.countryRequired',
  language: 'validation.languageRequired',
  accent: 'validation.accentRequired',
  gender: 'validation.genderRequired',
} as const satisfies Record<keyof RegistrationForm, TextKey>;

const fieldNames = Object.keys(requiredTexts) as (keyof RegistrationForm)[];

/** "The Basics": the fields, and the sign-up that follows. */
export function useRegistration() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const intent = readIntent(query);
  const form = useForm({
    defaultValues: storedRegistration.read(),
    mode: 'onTouched',
    resolver: lateSchemaResolver(loadSchema),
  });
  const { control } = form;
  const values = useWatch({ control }) as RegistrationForm;
  const drawn = useDrawnAvatar({
    name: values.name,
    value: values.avatar,
    readValue: () => form.getValues('avatar'),
    onUploaded: (link) => form.setValue('avatar', link, { shouldValidate: true }),
  });
  const { isDrawn } = drawn;
  useEffect(() => {
    // A drawn picture is drawn anew: after a reload nothing would tell it from a photo.
    storedRegistration.write(isDrawn ? { ...values, avatar: '' } : values);
  }, [values, isDrawn]);

  // One that a reload brought back may have been chosen.
  const isLanguageChosen = useRef(form.getValues('language') !== '');
  // What could not be guessed is not called wrong before the person has left the field or tried to sign up.
  const propose = (field: 'country' | 'language' | 'accent', value: string): void =>
    form.setValue(field, value, { shouldValidate: value !== '' });
  const guessed = useGuessedOrigin(
    values.country === '' && values.language === '' && values.accent === '',
    (origin) => {
      for (const name of ['country', 'language', 'accent'] as const) propose(name, origin[name]);
    },
  );

  const signingUp = useMutation({
    mutationFn: async (body: SignUp) =>
      api.auth.signup({ body: { ...body, avatar: await drawn.finalLink() } }),
    onSuccess: ({ access_token, user }) => {
      storedRegistration.clear();
      acceptInvitation();
      newAccount.note();
      toast.success(text('registration.signUpDone'));
      session.getState().start(access_token, user._id);
      return navigate(redirectRule(intent), { replace: true });
    },
  });

  // From the first try on, what was wrong is checked again with each change.
  const signUp = form.handleSubmit((filled) => {
    const { userLogin } = session.getState();
    if (userLogin) signingUp.mutate({ ...filled, ...userLogin });
  });

  const name = useFormField(control, 'name');
  const country = useFormField(control, 'country');
  const language = useFormField(control, 'language');
  const missing = fieldNames.find((field) => values[field].trim() === '');
  return {
    name: {
      ...name,
      onBlur: () => {
        name.onBlur();
        drawn.renew();
      },
    },
    drawnAvatar: drawn.address,
    avatar: useFormField(control, 'avatar', 'validation.avatarRequired'),
    country: {
      ...country,
      /** A new country proposes its language and accent, but over no language that the person chose. */
      onChange: (value: Parameters<typeof country.onChange>[0]) => {
        country.onChange(value);
        if (isLanguageChosen.current || typeof value !== 'string') return;
        const proposed = guessed.proposeFor(value);
        if (proposed.language === '') return;
        propose('language', proposed.language);
        propose('accent', proposed.accent);
      },
    },
    language: {
      ...language,
      /** A new language resets the accent. */
      onChange: (value: Parameters<typeof language.onChange>[0]) => {
        isLanguageChosen.current = true;
        if (value !== language.value) form.resetField('accent', { defaultValue: '' });
        language.onChange(value);
      },
    },
    accent: useFormField(control, 'accent'),
    gender: useFormField(control, 'gender'),
    isGuessed: guessed.isFilled,
    /** Why nobody can sign up yet; null when it is possible. */
    problem: missing ? text(requiredTexts[missing]) : (name.error ?? null),
    /** Shows what is missing beside each field until it is mended, and goes to the first of them. */
    showProblems: () => {
      drawn.renew();
      void signUp();
    },
    isSending: signingUp.isPending,
    signUp,
    goBack: () => {
      session.getState().clearAuthenticated();
      storedRegistration.clear();
      void navigate(withIntent('/login', intent));
    },
  };
}
